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

function RecorderPanelContent({ recorder, mode, onType, labels = answerLabels, failureDetail = null }: Props) {
  const { phase, notice, isTooShort, detail } = useRecorderState(recorder);
  if (phase === 'idle') return <IdlePanel mode={mode} labels={labels} tooShort={isTooShort} onStart={recorder.start} />;
  if (phase === 'asking') return <PermissionPanel onCancel={recorder.cancel} />;
  if (phase === 'refused')
    return (
      <MicrophoneErrorPanel reason={notice ?? 'unsupported'} onRetry={recorder.start} {...(onType && { onType })} />
    );
  if (phase === 'review') return <ReviewPanel recorder={recorder} labels={labels} />;
  if (phase === 'failed') return <FailedPanel recorder={recorder} reason={detail ?? ''} detail={failureDetail} />;
  return <RecordingPanel recorder={recorder} labels={labels} />;
}
