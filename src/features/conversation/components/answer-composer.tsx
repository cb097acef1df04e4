import { chakra } from '@chakra-ui/react';
import { CircleAlert, X } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  selectAlert,
  selectCanRetry,
  selectFailureDetail,
  selectIsTextInputVisible,
  selectStatusText,
} from '../conversation-state.ts';
import { formatDuration } from '#src/lib/durations.ts';
import type { ErrorText } from '#src/lib/describe-error.ts';
import { isRecording } from '#src/lib/recorder-state.ts';
import { recordingTexts, storageTexts } from '#src/lib/screen-strings.ts';
import { offlineTexts } from '#src/lib/strings.ts';
import { conversationStrings } from '#src/lib/error-strings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { wideContainer } from './wide-container.tsx';
import { StillWave } from '#src/ui/media/wave.tsx';
import type { ConversationHost } from '../conversation-host.ts';
import { speakingMode$ } from '../speaking-mode.ts';
import type { AnswerComposerModel, SubmittedAnswer } from '../use-answer-composer.ts';
import { useRecorderState } from '../use-recorder.ts';
import { AnswerMode } from './answer-mode.tsx';
import { ConversationStatus, ProcessingPanel } from './processing-panel.tsx';
import { RecorderPanel } from './recorder-panel.tsx';
import { TextAnswer } from './text-answer.tsx';
import { TrialEndedPanel } from './trial-ended.tsx';
import { useValue } from '@legendapp/state/react';
import { lowWindow } from '#src/ui/layout/low-window.ts';

type SpokenWaveProps = {
  sent: SubmittedAnswer;
  width: string;
  dimmed?: boolean;
};

export function SpokenWave({ sent, width, dimmed = false }: SpokenWaveProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" color="fg.muted">
      <chakra.div
        width={width}
        maxWidth="100%"
        flexShrink="1"
        minWidth="0"
        color="fg.subtle"
        opacity={dimmed ? '.45' : '1'}
      >
        <StillWave levels={sent.levels} />
      </chakra.div>
      <chakra.span textStyle="body" fontVariantNumeric="tabular-nums">
        {formatDuration(sent.durationMs)}
      </chakra.span>
    </chakra.div>
  );
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    marginBottom: '3',
    paddingBlock: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    borderRadius: 'control',
    bg: 'danger.bg',
    color: 'danger.fg',
    textStyle: 'text',
  },
});

/** The live region is always rendered, so that the alert is announced. */
export function ConversationAlert({ alert, onDismiss }: { alert: ErrorText | null; onDismiss: () => void }) {
  return (
    <div role="alert">
      {alert !== null && (
        <Box>
          <chakra.span marginTop="1.5px" flexShrink="0">
            <Icon of={CircleAlert} />
          </chakra.span>
          <chakra.div flex="1" minWidth="0">
            <p>{alert.text}</p>
            {alert.detail !== null && <chakra.p color="fg.muted">{alert.detail}</chakra.p>}
          </chakra.div>
          <IconButton label="Dismiss" icon={X} marginBlock="-11px" onClick={onDismiss} />
        </Box>
      )}
    </div>
  );
}

function Above({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      position="absolute"
      bottom="100%"
      insetInlineEnd="3"
      css={{
        [wideContainer]: { insetInlineEnd: '8' },
        [lowWindow]: { position: 'static', width: 'fit-content', marginInlineStart: 'auto' },
      }}
      marginBottom="3"
      zIndex="raised"
    >
      {children}
    </chakra.div>
  );
}

type WorkingProps = Pick<Props, 'composer' | 'onRepeat' | 'onTranscribe'> & { status: string; away: ReactNode };

function Working({ composer, status, away, onRepeat, onTranscribe }: WorkingProps) {
  const { state, store, sent, isOffline } = composer;
  return (
    <ProcessingPanel
      status={status}
      failed={state.status === 'failed'}
      offline={isOffline}
      detail={selectFailureDetail(state)}
      wave={sent?.text === null && onTranscribe === null ? <SpokenWave sent={sent} width="160px" dimmed /> : null}
      away={away}
      actions={
        selectCanRetry(state) && (
          <>
            {onRepeat !== null && <Button onClick={onRepeat}>Repeat answer</Button>}
            <Button {...(onTranscribe === null && { variant: 'solid' })} onClick={() => store.press('retry')}>
              Try again
            </Button>
            {onTranscribe !== null && (
              <Button variant="solid" onClick={onTranscribe}>
                {recordingTexts.typeTranscript}
              </Button>
            )}
          </>
        )
      }
    />
  );
}

/** Returns the failure shown in the composer, or null when the alert must show it. Dismisses the error on unmount. */
function useRecorderError({ state, recorder, store }: AnswerComposerModel): ErrorText | null {
  const { phase, detail } = useRecorderState(recorder);
  const speaking = useValue(speakingMode$);
  const alert = selectAlert(state);
  const isAnswers = alert?.text === conversationStrings.failedToSubmitAnswer || alert?.text === detail;
  const isInComposer = phase === 'failed' && speaking && selectStatusText(state) === null && isAnswers;
  const shownError = isInComposer ? state.requestError : null;
  useLayoutEffect(() => {
    if (shownError === null) return undefined;
    return () => {
      if (store.state$.peek().requestError === shownError) store.dispatch({ type: 'errorDismissed' });
    };
  }, [shownError, store]);
  return isInComposer ? alert : null;
}

/** Says that what the writer types or records is for a question that is no longer open. */
function AnsweredElsewhere({ text }: { text: string | null }) {
  return (
    <chakra.div role="status">
      {text !== null && (
        <chakra.p marginBottom="2" textStyle="small" color="fg.muted">
          {text}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function Answer({ composer, failure }: { composer: AnswerComposerModel; failure: ErrorText | null }) {
  const { state, recorder, draft, sendText, isRecordingOfEarlier } = composer;
  const speaking = useValue(speakingMode$);
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
      <>
        <AnsweredElsewhere text={draft.isOfEarlier ? storageTexts.answeredElsewhere : null} />
        <TextAnswer
          text={draft.text}
          onChange={draft.write}
          onSend={sendText}
          draft={draft.status}
          takesFocus={chosen}
          mode={mode}
        />
      </>
    );
  return (
    <>
      <AnsweredElsewhere text={isRecordingOfEarlier ? recordingTexts.answeredElsewhere : null} />
      {recorderState.phase !== 'idle' && <Above>{mode}</Above>}
      <RecorderPanel
        recorder={recorder}
        mode={mode}
        failureDetail={failure?.detail === recorderState.detail ? null : (failure?.detail ?? null)}
        onType={() => {
          setChosen(true);
          speakingMode$.set(false);
        }}
      />
    </>
  );
}

const Away = memo(function Away({ backTo }: { backTo: string }) {
  return (
    <Button asChild full>
      <Link to={backTo}>{backTo.startsWith('/stories') ? 'Back to your stories' : 'Leave for now'}</Link>
    </Button>
  );
});

type Props = {
  composer: AnswerComposerModel;
  host: ConversationHost;
  backTo: string;
  aside: ReactNode;
  /** Opens the dialog for the current message's answer; null without one. */
  onRepeat: (() => void) | null;
  /** Opens the form for the text of a recording that wasn't transcribed; null otherwise. */
  onTranscribe: (() => void) | null;
};

export function AnswerComposer({ composer, host, backTo, aside, onRepeat, onTranscribe }: Props) {
  const { state, store, isOffline } = composer;
  const failure = useRecorderError(composer);
  if (state.phase === 'trialEnded') return <TrialEndedPanel onBack={host.leave} onPlans={host.dialog?.close} />;
  const statusText = selectStatusText(state);
  const isUnsent = isOffline && state.pendingAction === 'answer' && !state.isAcknowledged;
  const status = statusText !== null && isUnsent ? offlineTexts.waiting : statusText;
  return (
    <>
      {/* In a window of medium height, typing hides this so that the question stays visible. */}
      <chakra.div
        css={{ '@media (min-height: 481px) and (max-height: 700px)': { '&:has(~ * textarea)': { display: 'none' } } }}
      >
        {aside}
      </chakra.div>
      <ConversationStatus status={status} />
      <ConversationAlert
        alert={failure === null ? selectAlert(state) : null}
        onDismiss={() => store.dispatch({ type: 'errorDismissed' })}
      />
      {status === null ? (
        <Answer composer={composer} failure={failure} />
      ) : (
        <Working
          composer={composer}
          status={status}
          away={host.dialog === null && <Away backTo={backTo} />}
          onRepeat={onRepeat}
          onTranscribe={onTranscribe}
        />
      )}
    </>
  );
}
