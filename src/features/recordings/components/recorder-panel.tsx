import type { ReactNode } from 'react';
import { useRecorderKeys } from '../use-recorder-keys.ts';
import { answerLabels, type RecorderLabels } from '../recorder-labels.ts';
import { type RecorderControls, useRecorderState } from '../use-recorder.ts';
import { PermissionPanel, IdlePanel, MicrophoneErrorPanel } from './idle-panels.tsx';
import { FailedPanel, RecordingPanel, ReviewPanel } from './recording-panel.tsx';

type Props = {
  recorder: RecorderControls;
  mode: ReactNode;
  onType?: () => void;
  labels?: RecorderLabels;
  failureDetail?: string | null;
};

export function RecorderPanel(props: Props) {
  const recorder = useRecorderKeys(props.recorder);
  return (
    <div ref={recorder}>
      <RecorderPanelContent {...props} />
    </div>
  );
}

function RecorderPanelContent({
  recorder: take,
  mode,
  onType,
  labels: words = answerLabels,
  failureDetail = null,
}: Props) {
  const { phase, notice, isTooShort, detail } = useRecorderState(take);
  if (phase === 'idle') return <IdlePanel mode={mode} labels={words} tooShort={isTooShort} onStart={take.start} />;
  if (phase === 'asking') return <PermissionPanel onCancel={take.cancel} />;
  if (phase === 'refused')
    return <MicrophoneErrorPanel reason={notice ?? 'unsupported'} onRetry={take.start} {...(onType && { onType })} />;
  if (phase === 'review') return <ReviewPanel recorder={take} labels={words} />;
  if (phase === 'failed') return <FailedPanel recorder={take} reason={detail ?? ''} detail={failureDetail} />;
  return <RecordingPanel recorder={take} labels={words} />;
}
