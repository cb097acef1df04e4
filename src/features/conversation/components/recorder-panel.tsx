import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, type RefObject, useRef } from 'react';
import { singleKeys$ } from '#src/platform/persisted-flag.ts';
import { answerLabels, type RecorderControls, type RecorderLabels, useRecorderState } from '../use-recorder.ts';
import { IdlePanel, MicrophoneErrorPanel, OpeningPanel } from './idle-panels.tsx';
import { FailedPanel, RecordingPanel, ReviewPanel } from './recording-panel.tsx';

function findDialog(element: Element | null): Element | null {
  return element?.closest('[role=dialog]') ?? null;
}

/** Ignores keys in text fields and in dialogs other than the recorder's. The focus enters its dialog after it is shown. */
function isElsewhere(event: KeyboardEvent, recorder: HTMLElement | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('textarea, input:not([type=radio], [type=range])')) return true;
  const dialog = findDialog(target);
  return dialog !== null && dialog !== findDialog(recorder);
}

function press(controls: RecorderControls, key: string): boolean {
  const { phase } = controls.store.state$.peek();
  const isLive = phase === 'recording';
  const isThere = isLive || phase === 'paused';
  if (key !== 'escape' && !singleKeys$.peek()) return false;
  if (key === 'r' && (phase === 'idle' || phase === 'refused')) controls.start();
  else if (key === 'r' && phase === 'paused') controls.resume();
  else if (key === 'p' && isThere) (isLive ? controls.pause : controls.resume)();
  else if (key === 'escape' && isThere) controls.discard();
  else return false;
  return true;
}

/**
 * Handles R (record), P (pause, resume) and Escape (discard, with a question over 10 s). R and P need single keys on.
 * Ignores text fields. Returns the recorder element's ref.
 */
function useRecorderKeys(controls: RecorderControls): RefObject<HTMLDivElement | null> {
  const recorder = useRef<HTMLDivElement>(null);
  useWindowEvent('keydown', (event) => {
    if (!event.defaultPrevented && !isElsewhere(event, recorder.current) && press(controls, event.key.toLowerCase()))
      event.preventDefault();
  });
  return recorder;
}

type Props = {
  recorder: RecorderControls;
  mode: ReactNode;
  onType?: () => void;
  labels?: RecorderLabels;
};

export function RecorderPanel(props: Props) {
  const recorder = useRecorderKeys(props.recorder);
  return (
    <div ref={recorder}>
      <RecorderPanelContent {...props} />
    </div>
  );
}

function RecorderPanelContent({ recorder, mode, onType, labels = answerLabels }: Props) {
  const { phase, notice, isTooShort, failure } = useRecorderState(recorder);
  if (phase === 'idle') return <IdlePanel mode={mode} labels={labels} tooShort={isTooShort} onStart={recorder.start} />;
  if (phase === 'asking' || phase === 'starting')
    return <OpeningPanel isAllowed={phase === 'starting'} onCancel={recorder.cancel} />;
  if (phase === 'refused')
    return (
      <MicrophoneErrorPanel reason={notice ?? 'unsupported'} onRetry={recorder.start} {...(onType && { onType })} />
    );
  if (phase === 'review') return <ReviewPanel recorder={recorder} labels={labels} />;
  if (failure !== null) return <FailedPanel recorder={recorder} failure={failure} />;
  return <RecordingPanel recorder={recorder} labels={labels} />;
}
