import { useChatMessageTranscriptionUpdate } from '#src/api/generated/api/conversation.ts';
import type { Turn } from '#src/api/generated/types.ts';
import { formText } from '#src/lib/form-error.ts';
import { recordingTexts } from '../texts.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { SpokenText } from '#src/ui/media/spoken-text.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { FormDialog, openForm } from '#src/ui/overlay/form-dialog.tsx';
import { refreshTurns } from '../queries.ts';

/** A form's limit; the contract's is higher. */
const longest = 100_000;

type Correction = {
  readonly turn: Turn;
  readonly sessionChatId: number;
  /** Receives the answer's status: the server processes it again. */
  readonly onSent: (status: string) => void;
};

/** Sends a transcript to the address that the turn names. */
function useSendTranscript(
  { turn, sessionChatId, onSent }: Correction,
  options: { onSuccess: () => void; failed?: string },
) {
  const { failed } = options;
  const update = useChatMessageTranscriptionUpdate({
    request: { action: turn.actions.transcription?.url, retry: 'retryProcessing' },
    mutation: {
      onSuccess: async ({ status }) => {
        onSent(status);
        await refreshTurns(sessionChatId);
        options.onSuccess();
      },
      ...(failed !== undefined && { meta: { errorToast: 'plain', failed } }),
    },
  });
  const send = (transcription: string): void =>
    update.mutate({ sessionChat: sessionChatId, chatMessage: turn.chat_message_id, data: { transcription } });
  return { ...update, send };
}

function CorrectTranscript({ correction }: { correction: Correction }) {
  const { turn } = correction;
  const { transcription: before } = turn;
  const { close } = useDialog();
  const undo = useSendTranscript(correction, {
    onSuccess: () => undefined,
    failed: 'We couldn’t restore the transcript.',
  });
  const correct = useSendTranscript(correction, {
    onSuccess: () => {
      if (before === null) toast({ type: 'success', title: 'Transcript saved' });
      else
        toast({
          type: 'success',
          title: 'Transcript corrected',
          action: { label: 'Undo', onAction: () => undo.send(before) },
        });
      close();
    },
  });
  return (
    <FormDialog
      title={before === null ? recordingTexts.typeTranscript : recordingTexts.correctTranscript}
      mutation={correct}
      fieldNames={['transcription']}
      onSubmit={(data) => {
        const text = formText(data, 'transcription').replaceAll('\r\n', '\n');
        if (text === '') return { transcription: 'Enter what you said.' };
        correct.send(text);
        return undefined;
      }}
    >
      {(getProblem) => (
        <>
          <SpokenText src={mediaAddress(turn.audio)} title="your answer" durationMs={turn.duration_ms ?? null} />
          <TextArea
            label="What you said"
            name="transcription"
            hint="Your recording stays. The interview continues from this text."
            maxLength={longest}
            minLines={4}
            defaultValue={before ?? ''}
            error={getProblem('transcription')}
            data-autofocus=""
          />
        </>
      )}
    </FormDialog>
  );
}

/** Opens a form with an answer's transcript. The recording stays, and the interview continues from the corrected text. */
export function correctTranscript(correction: Correction): void {
  openForm(<CorrectTranscript correction={correction} />);
}
