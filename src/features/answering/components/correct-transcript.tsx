import { chatMessageTranscriptionUpdate } from '#src/api/generated/api/conversation.ts';
import type { Turn } from '#src/api/generated/types.ts';
import { formText, toFormError } from '#src/lib/form-error.ts';
import { recordingTexts } from '#src/lib/screen-strings.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { SpokenText } from '#src/ui/media/spoken-text.tsx';
import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import { refreshTurns } from '../queries.ts';

/** A form's limit; the contract's is higher. */
const longest = 100_000;

type Correction = {
  readonly turn: Turn;
  readonly sessionChatId: number;
  /** Receives the answer's status: the server processes it again. */
  readonly onSent: (status: string) => void;
};

async function send({ turn, sessionChatId, onSent }: Correction, transcription: string): Promise<void> {
  const action = turn.actions.transcription?.url;
  const { status } = await chatMessageTranscriptionUpdate(
    sessionChatId,
    turn.chat_message_id,
    { transcription },
    { action, retry: 'retryProcessing' },
  );
  onSent(status);
  await refreshTurns(sessionChatId);
}

function announceCorrection(correction: Correction): void {
  const before = correction.turn.transcription;
  if (before === null) {
    toast({ type: 'success', title: 'Transcript saved' });
    return;
  }
  const undo = async (): Promise<void> => {
    try {
      await send(correction, before);
    } catch {
      toast({ type: 'error', message: 'We couldn’t restore the transcript.' });
    }
  };
  toast({ type: 'success', title: 'Transcript corrected', action: { label: 'Undo', onAction: () => void undo() } });
}

/** Opens a form with an answer's transcript. The recording stays, and the interview continues from the corrected text. */
export function correctTranscript(correction: Correction): void {
  const { turn } = correction;
  openForm({
    title: turn.transcription === null ? recordingTexts.typeTranscript : recordingTexts.correctTranscript,
    fields: (getProblem) => (
      <>
        <SpokenText src={mediaAddress(turn.audio)} title="your answer" durationMs={turn.duration_ms ?? null} />
        <TextArea
          label="What you said"
          name="transcription"
          hint="Your recording stays. The interview continues from this text."
          maxLength={longest}
          minLines={4}
          defaultValue={turn.transcription ?? ''}
          error={getProblem('transcription')}
          data-autofocus=""
        />
      </>
    ),
    onSubmit: async (data) => {
      const text = formText(data, 'transcription').replaceAll('\r\n', '\n');
      if (text === '') return { text: null, fields: { transcription: 'Enter what you said.' } };
      try {
        await send(correction, text);
        announceCorrection(correction);
        return null;
      } catch (error) {
        return toFormError(error, 'general', ['transcription']);
      }
    },
  });
}
