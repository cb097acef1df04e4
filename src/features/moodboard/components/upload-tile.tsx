import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ProgressBar } from '#src/ui/display/progress-bar.tsx';
import type { Upload } from '../upload-queue.ts';

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
  },
});

const StatusRow = chakra('p', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '2', textStyle: 'small', color: 'fg.muted' },
});

function Sending({ name, phase, sent }: Upload) {
  const percent = Math.round(sent * 100);
  const labels = { waiting: 'Waiting', sending: percent < 100 ? 'Uploading' : 'Saving', failed: '' };
  return (
    <>
      <ProgressBar label={`Uploading ${name}`} value={percent} />
      <StatusRow>
        <span>{labels[phase]}</span>
        <chakra.span fontVariantNumeric="tabular-nums">{percent} %</chakra.span>
      </StatusRow>
    </>
  );
}

type Props = { upload: Upload; onRetry: () => void; onRemove: () => void };

export function UploadTile({ upload, onRetry, onRemove }: Props) {
  const { name, phase, problem, canRetry } = upload;
  return (
    <Box>
      <chakra.p textStyle="label" truncate title={name}>
        {name}
      </chakra.p>
      {phase !== 'failed' && <Sending {...upload} />}
      <chakra.p role="alert" textStyle="small" color="danger.fg" display="flex" gap="1.5" _empty={{ display: 'none' }}>
        {problem !== null && (
          <>
            <chakra.span flexShrink="0" marginTop="1px">
              <Icon of={CircleAlert} size={16} />
            </chakra.span>
            {problem}
          </>
        )}
      </chakra.p>
      {phase === 'failed' && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {canRetry && (
            <Button size="sm" onClick={onRetry} aria-label={`Try again: ${name}`}>
              Try again
            </Button>
          )}
          <Button size="sm" variant="text" onClick={onRemove} aria-label={`Remove: ${name}`}>
            Remove
          </Button>
        </chakra.div>
      )}
    </Box>
  );
}
