import { chakra } from '@chakra-ui/react';
import { statusText } from '../conversation-state.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { repeatSurface } from '../answer-drafts.ts';
import { repeatContext } from '../outbox-recordings.ts';
import { getOutbox } from '../outbox.ts';
import { speakingMode$ } from '../speaking-mode.ts';
import { confirmBeforeRecording } from '../use-answer-composer.ts';
import { useAnswerDraft } from '../use-answer-draft.ts';
import { type RecorderControls, useRecorder, useRecorderState } from '../use-recorder.ts';
import { type EarlierTurn, type Repeat, useRepeat } from '../use-repeat.ts';
import { ConversationAlert } from './answer-composer.tsx';
import { AnswerMode } from './answer-mode.tsx';
import { TurnAnswer } from './earlier-answers.tsx';
import { ConversationStatus, ProcessingPanel } from './processing-panel.tsx';
import { RecorderPanel } from './recorder-panel.tsx';
import { TextAnswer } from './text-answer.tsx';
import { useValue } from '@legendapp/state/react';

// The panels size themselves by their container, here the dialog.
const Room = chakra('div', { base: { containerType: 'inline-size', width: 'full', minWidth: '0' } });

function RepeatComposer({
  recorder,
  draft,
  onSend,
}: {
  recorder: RecorderControls;
  draft: ReturnType<typeof useAnswerDraft>;
  onSend: () => void;
}) {
  const speaking = useValue(speakingMode$);
  const { phase } = useRecorderState(recorder);
  const mode = <AnswerMode onChange={(toSpeaking) => !toSpeaking && recorder.typeChosen()} />;
  if (!speaking)
    return (
      <TextAnswer
        text={draft.text}
        onChange={draft.write}
        onSend={onSend}
        draft={draft.status}
        takesFocus
        mode={mode}
      />
    );
  return (
    <>
      {phase !== 'idle' && (
        <chakra.div display="flex" justifyContent="flex-end" marginBottom="3">
          {mode}
        </chakra.div>
      )}
      <RecorderPanel recorder={recorder} mode={mode} onType={() => speakingMode$.set(false)} />
    </>
  );
}

function Sending({ sending }: { sending: NonNullable<Repeat['sending']> }) {
  const status = statusText(sending.kind === 'text' ? 'uploading_answer' : 'transcribing');
  return (
    <>
      <ConversationStatus status={status} />
      <ProcessingPanel status={status} failed={false} waiting={sending.waiting} detail={null} wave={null} away={null} />
    </>
  );
}

type Props = { turn: EarlierTurn; userId: number; sessionChatId: number };

/**
 * The repeat-answer dialog. Sends an answer only when the writer presses Send; until then it's saved on
 * this device.
 */
export function RepeatAnswer({ turn, userId, sessionChatId }: Props) {
  const { close } = useDialog();
  const draft = useAnswerDraft({ userId, chatMessageId: turn.chat_message_id, surface: repeatSurface });
  const repeat = useRepeat({
    userId,
    sessionChatId,
    turn,
    onSent: ({ recordingId, text }) => {
      if (text === null) recorder.onDelivered(recordingId);
      else draft.sent(text);
      toast({ type: 'success', title: 'New answer sent', message: 'It replaces your earlier answer.' });
      close();
    },
    onFailed: (recordingId, failure) => recorder.onSendFailed(recordingId, failure),
  });
  const recorder = useRecorder({
    userId,
    context: repeatContext,
    sessionChatId,
    chatMessageId: turn.chat_message_id,
    onSend: ({ recordingId, audio, durationMs }) => repeat.send({ kind: 'audio', recordingId, audio, durationMs }),
    canStart: () => confirmBeforeRecording(userId),
    onDropped: (recordingId) => getOutbox(userId).discardRecording(recordingId),
  });
  const sendText = (): void => {
    if (draft.text.trim() !== '') repeat.send({ kind: 'text', text: draft.text });
  };
  return (
    <DialogFrame
      title="Repeat answer"
      actions={
        <Room>
          <ConversationAlert failure={repeat.failure} onDismiss={repeat.dismiss} />
          {repeat.sending === null ? (
            <RepeatComposer recorder={recorder} draft={draft} onSend={sendText} />
          ) : (
            <Sending sending={repeat.sending} />
          )}
        </Room>
      }
    >
      <chakra.p color="fg.muted">Your new answer will replace this one. Nothing changes until you send it.</chakra.p>
      <chakra.h3 textStyle="questionSmall" marginTop="5" marginBottom="2" overflowWrap="anywhere">
        {turn.question}
      </chakra.h3>
      <TurnAnswer turn={turn} />
    </DialogFrame>
  );
}
