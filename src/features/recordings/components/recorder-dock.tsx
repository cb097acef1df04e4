import type { ReactNode } from 'react';
import { useRecorderKeys } from '../use-recorder-keys.ts';
import { answerWords, type RecorderWords } from '../recorder-words.ts';
import { type Take, useTakeState } from '../use-take.ts';
import { AskingDock, IdleDock, RefusedDock } from './resting-docks.tsx';
import { FailedDock, RecordingDock, ReviewDock } from './take-dock.tsx';

type Props = {
  take: Take;
  /** Speak or Type, for the state that has room for it. */
  mode: ReactNode;
  /** The writer would rather type; without it there is nothing but speaking. */
  onType?: () => void;
  /** What is spoken: an answer, unless said otherwise. */
  words?: RecorderWords;
  /** What the server said of a recording that failed, beside the reason. */
  failureDetail?: string | null;
};

/** The dock while the writer speaks: one box, as high in every state. */
export function RecorderDock(props: Props) {
  const recorder = useRecorderKeys(props.take);
  return (
    <div ref={recorder}>
      <DockOfState {...props} />
    </div>
  );
}

function DockOfState({ take, mode, onType, words = answerWords, failureDetail = null }: Props) {
  const { phase, notice, isTooShort, detail } = useTakeState(take);
  if (phase === 'idle') return <IdleDock mode={mode} words={words} tooShort={isTooShort} onStart={take.start} />;
  if (phase === 'asking') return <AskingDock onCancel={take.cancel} />;
  if (phase === 'refused')
    return <RefusedDock reason={notice ?? 'unsupported'} onRetry={take.start} {...(onType && { onType })} />;
  if (phase === 'review') return <ReviewDock take={take} words={words} />;
  if (phase === 'failed') return <FailedDock take={take} reason={detail ?? ''} detail={failureDetail} />;
  return <RecordingDock take={take} words={words} />;
}
