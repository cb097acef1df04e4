import { chakra } from '@chakra-ui/react';
import { CircleAlert, X } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  selectAnswerFailure,
  selectCanRetry,
  selectFailure,
  selectFailureDetail,
  selectIsTextInputVisible,
  selectStatusText,
} from '../conversation-state.ts';
import { formatLastTried } from '#src/lib/dates.ts';
import { formatDuration } from '#src/lib/durations.ts';
import type { AttemptFailure } from '#src/lib/describe-error.ts';
import { isRecording } from '#src/lib/recorder-state.ts';
import { answerTexts, recordingTexts } from '../texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { wideContainer } from './wide-container.tsx';
import { StillWave } from '#src/ui/media/wave.tsx';
import type { ConversationHost } from '../conversation-host.ts';
import { speakingMode$ } from '../speaking-mode.ts';
import { type AnswerComposerModel, type SubmittedAnswer, useComposer } from '../use-answer-composer.ts';
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
export function ConversationAlert({ failure, onDismiss }: { failure: AttemptFailure | null; onDismiss: () => void }) {
  const triedAt = failure?.triedAt ?? null;
  return (
    <div role="alert">
      {failure !== null && (
        <Box>
          <chakra.span marginTop="1.5px" flexShrink="0">
            <Icon of={CircleAlert} />
          </chakra.span>
          <chakra.div flex="1" minWidth="0">
            <p>{failure.text}</p>
            {failure.detail !== null && <chakra.p color="fg.muted">{failure.detail}</chakra.p>}
            {triedAt !== null && <chakra.p color="fg.muted">{formatLastTried(triedAt, systemClock.now())}</chakra.p>}
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

type WorkingProps = Pick<Props, 'onRepeat' | 'onTranscribe'> & {
  status: string;
  waiting: AnswerComposerModel['waiting'];
  away: ReactNode;
};

function Working({ status, waiting, away, onRepeat, onTranscribe }: WorkingProps) {
  const { state, store, sent } = useComposer();
  return (
    <ProcessingPanel
      status={status}
      failed={state.status === 'failed'}
      waiting={waiting}
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

/** Returns what failed, unless the failed recorder shows it. */
function useAlert({ state, recorder }: AnswerComposerModel): AttemptFailure | null {
  const { phase } = useRecorderState(recorder);
  const speaking = useValue(speakingMode$);
  const isInRecorder = phase === 'failed' && speaking && selectStatusText(state) === null;
  return isInRecorder && selectAnswerFailure(state) !== null ? null : selectFailure(state);
}

/** Says that the answer to this question waits, or that what the writer types or records is for an earlier one. */
function ComposerNotice({ text }: { text: string | null }) {
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

function Answer() {
  const { state, recorder, draft, sendText, dismissFailure, isRecordingOfEarlier, waiting } = useComposer();
  // The pressed switch is painted before the other panel renders.
  const speaking = useDeferredValue(useValue(speakingMode$));
  const recorderState = useRecorderState(recorder);
  // Focus a new question, but the text area only when the writer chose typing.
  const [chosen, setChosen] = useState(false);
  const onMode = (toSpeaking: boolean): void => {
    setChosen(true);
    if (toSpeaking) return;
    if (recorderState.phase === 'failed') dismissFailure();
    recorder.typeChosen();
  };
  const mode = <AnswerMode onChange={onMode} />;
  const waits =
    waiting && [answerTexts.queued, formatLastTried(waiting.triedAt, systemClock.now())].filter(Boolean).join(' ');
  if (selectIsTextInputVisible(state, { speaking, recording: isRecording(recorderState) }))
    return (
      <>
        <ComposerNotice text={draft.isOfEarlier ? answerTexts.answeredElsewhere : waits} />
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
      <ComposerNotice text={isRecordingOfEarlier ? recordingTexts.answeredElsewhere : waits} />
      {recorderState.phase !== 'idle' && <Above>{mode}</Above>}
      <RecorderPanel
        recorder={recorder}
        mode={mode}
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
  host: ConversationHost;
  backTo: string;
  aside: ReactNode;
  /** Opens the dialog for the current message's answer; null without one. */
  onRepeat: (() => void) | null;
  /** Opens the form for the text of a recording that wasn't transcribed; null otherwise. */
  onTranscribe: (() => void) | null;
};

export function AnswerComposer({ host, backTo, aside, onRepeat, onTranscribe }: Props) {
  const composer = useComposer();
  const { state, store } = composer;
  const alert = useAlert(composer);
  if (state.phase === 'trialEnded') return <TrialEndedPanel onBack={host.leave} onPlans={host.dialog?.close} />;
  const statusText = selectStatusText(state);
  const waiting = state.isAcknowledged ? null : composer.waiting;
  const status = statusText !== null && waiting !== null ? answerTexts.waitingToSend : statusText;
  return (
    <>
      {/* In a window of medium height, typing hides this so that the question stays visible. */}
      <chakra.div
        css={{ '@media (min-height: 481px) and (max-height: 700px)': { '&:has(~ * textarea)': { display: 'none' } } }}
      >
        {aside}
      </chakra.div>
      <ConversationStatus status={status} />
      <ConversationAlert failure={alert} onDismiss={() => store.dispatch({ type: 'errorDismissed' })} />
      {status === null ? (
        <Answer />
      ) : (
        <Working
          status={status}
          waiting={waiting}
          away={host.dialog === null && <Away backTo={backTo} />}
          onRepeat={onRepeat}
          onTranscribe={onTranscribe}
        />
      )}
    </>
  );
}
