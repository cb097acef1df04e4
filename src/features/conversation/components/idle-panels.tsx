import { chakra } from '@chakra-ui/react';
import { Mic, MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MicrophoneTextKey, microphoneTexts } from '#src/lib/screen-texts.ts';
import { recordingTexts } from '../texts.ts';
import { singleKeys$ } from '#src/platform/persisted-flag.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ComposerRow } from './composer-rows.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { HideWide, ShowWide } from './wide-container.tsx';
import type { RecorderLabels } from '../use-recorder.ts';
import { MicCircle } from './mic-circle.tsx';
import { useValue } from '@legendapp/state/react';

type IdleProps = {
  mode: ReactNode;
  labels: RecorderLabels;
  tooShort: boolean;
  onStart: () => void;
};

export function IdlePanel({ mode, labels, tooShort, onStart }: IdleProps) {
  const hasKeys = useValue(singleKeys$);
  return (
    <ComposerRow
      lead={
        <MicCircle
          type="button"
          tone="live"
          size="lg"
          aria-label="Start recording"
          aria-keyshortcuts="R"
          onClick={onStart}
        >
          <Icon of={Mic} size={24} />
        </MicCircle>
      }
      title={labels.speak}
      text={
        tooShort ? (
          <span role="status">{recordingTexts.tooShort}</span>
        ) : (
          <>
            <ShowWide>
              <span>Tap the microphone</span>
              {hasKeys && (
                <chakra.span css={{ '@media (pointer: coarse)': { display: 'none' } }}>
                  {' '}
                  or press <Kbd>R</Kbd>
                </chakra.span>
              )}
              <span>. Pauses are fine.</span>
            </ShowWide>
            <HideWide>Take your time. Pauses are fine.</HideWide>
          </>
        )
      }
      actions={mode}
      actionsFirst
    />
  );
}

export function OpeningPanel({ isAllowed, onCancel }: { isAllowed: boolean; onCancel: () => void }) {
  return (
    <ComposerRow
      lead={
        <MicCircle as="span" tone="asking" size="lg" aria-hidden="true">
          <Icon of={Mic} size={24} />
        </MicCircle>
      }
      title={isAllowed ? 'Starting…' : 'Your browser is asking to use the microphone'}
      text={isAllowed ? 'The recording begins in a moment.' : 'Choose Allow in your browser’s prompt.'}
      actions={<Button onClick={onCancel}>Cancel</Button>}
    />
  );
}

type RefusedProps = { reason: MicrophoneTextKey; onRetry: () => void; onType?: () => void };

export function MicrophoneErrorPanel({ reason, onRetry, onType }: RefusedProps) {
  const { title, help } = microphoneTexts[reason];
  return (
    <ComposerRow
      lead={
        <MicCircle as="span" tone="danger" size="lg" aria-hidden="true">
          <Icon of={MicOff} size={24} />
        </MicCircle>
      }
      title={<span role="alert">{title}</span>}
      text={help}
      danger
      actions={
        <>
          {reason !== 'unsupported' && <Button onClick={onRetry}>Try again</Button>}
          {onType && (
            <Button variant="solid" onClick={onType}>
              Type instead
            </Button>
          )}
        </>
      }
    />
  );
}
