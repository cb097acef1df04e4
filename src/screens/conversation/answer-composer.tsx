import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { AnswerMode } from '#src/features/conversation/components/answer-mode.tsx';
import { TextAnswer } from '#src/features/conversation/components/text-answer.tsx';
import { TrialEndedPanel } from '#src/features/conversation/components/trial-ended.tsx';
import { ConversationStatus, ProcessingPanel } from '#src/features/conversation/components/processing-panel.tsx';
import { speakingMode } from '#src/features/conversation/speaking-mode.ts';
import { RecorderPanel } from '#src/features/recordings/components/recorder-panel.tsx';
import { useRecorderState } from '#src/features/recordings/use-recorder.ts';
import {
  selectAlert,
  selectFailureDetail,
  selectCanRetry,
  selectStatusText,
  selectIsTextInputVisible,
} from '#src/lib/conversation-selectors.ts';
import type { ErrorText } from '#src/lib/describe-error.ts';
import { isRecording } from '#src/lib/recorder-state.ts';
import { conversationStrings } from '#src/lib/strings.ts';
import { wideContainer } from '#src/ui/display/wide-container.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { SpokenWave } from './spoken-wave.tsx';
import { ConversationAlert } from './conversation-alert.tsx';
import type { ConversationHost } from './conversation-host.ts';
import type { AnswerComposerModel } from './use-answer-composer.ts';

function Above({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      position="absolute"
      bottom="100%"
      insetInlineEnd="3"
      css={{ [wideContainer]: { insetInlineEnd: '8' } }}
      marginBottom="3"
      zIndex="raised"
    >
      {children}
    </chakra.div>
  );
}

function Working({ answering, status, away }: { answering: AnswerComposerModel; status: string; away: ReactNode }) {
  const { state, engine, sent, isOffline } = answering;
  return (
    <ProcessingPanel
      status={status}
      failed={state.status === 'failed'}
      offline={isOffline}
      detail={selectFailureDetail(state)}
      wave={sent?.text === null ? <SpokenWave sent={sent} width="160px" dimmed /> : null}
      away={away}
      actions={
        selectCanRetry(state) && (
          <Button variant="solid" onClick={() => engine.press('retry')}>
            Try again
          </Button>
        )
      }
    />
  );
}

/** Returns the failure shown in the composer, or null when the alert must show it. Dismisses the error on unmount. */
function useRecorderError({ state, recorder, engine }: AnswerComposerModel): ErrorText | null {
  const { phase, detail } = useRecorderState(recorder);
  const speaking = useValue(speakingMode.value$);
  const alert = selectAlert(state);
  const isAnswers = alert?.text === conversationStrings.failedToSubmitAnswer || alert?.text === detail;
  const isInComposer = phase === 'failed' && speaking && selectStatusText(state) === null && isAnswers;
  const shownError = isInComposer ? state.error : null;
  useLayoutEffect(() => {
    if (shownError === null) return undefined;
    return () => {
      if (engine.state$.peek().error === shownError) engine.dispatch({ type: 'errorDismissed' });
    };
  }, [shownError, engine]);
  return isInComposer ? alert : null;
}

function Answer({ answering, failure }: { answering: AnswerComposerModel; failure: ErrorText | null }) {
  const { state, recorder, draft, sendText } = answering;
  const speaking = useValue(speakingMode.value$);
  const recorderState = useRecorderState(recorder);
  // Focus a new question, but the text area only when the writer chose typing.
  const [chosen, setChosen] = useState(false);
  const onMode = (toSpeaking: boolean): void => {
    setChosen(true);
    if (!toSpeaking) recorder.typeChosen();
  };
  const mode = <AnswerMode onChange={onMode} />;
  if (selectIsTextInputVisible(state, { speaking, recording: isRecording(recorderState) }))
    return (
      <TextAnswer
        text={draft.text}
        onChange={draft.write}
        onSend={sendText}
        draft={draft.status}
        takesFocus={chosen}
        mode={mode}
      />
    );
  return (
    <>
      {recorderState.phase !== 'idle' && <Above>{mode}</Above>}
      <RecorderPanel
        recorder={recorder}
        mode={mode}
        failureDetail={failure?.detail === recorderState.detail ? null : (failure?.detail ?? null)}
        onType={() => {
          setChosen(true);
          speakingMode.set(false);
        }}
      />
    </>
  );
}

function Away({ host, backTo }: { host: ConversationHost; backTo: string }) {
  if (host.dialog !== null) return null;
  return (
    <Button asChild full>
      <Link to={backTo}>{backTo.startsWith('/stories') ? 'Back to your stories' : 'Leave for now'}</Link>
    </Button>
  );
}

type Props = {
  answering: AnswerComposerModel;
  host: ConversationHost;
  backTo: string;
  aside: ReactNode;
};

export function AnswerComposer({ answering, host, backTo, aside }: Props) {
  const { state, engine } = answering;
  const failure = useRecorderError(answering);
  if (state.phase === 'trialEnded') return <TrialEndedPanel onBack={host.leave} onPlans={host.dialog?.close} />;
  const status = selectStatusText(state);
  return (
    <>
      {/* In a low window, typing hides this so that the question stays visible. */}
      <chakra.div css={{ '@media (max-height: 700px)': { '&:has(~ * textarea)': { display: 'none' } } }}>
        {aside}
      </chakra.div>
      <ConversationStatus status={status} />
      <ConversationAlert
        alert={failure === null ? selectAlert(state) : null}
        onDismiss={() => engine.dispatch({ type: 'errorDismissed' })}
      />
      {status === null ? (
        <Answer answering={answering} failure={failure} />
      ) : (
        <Working answering={answering} status={status} away={<Away host={host} backTo={backTo} />} />
      )}
    </>
  );
}
