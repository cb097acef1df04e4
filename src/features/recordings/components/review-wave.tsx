import { chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { formatDuration } from '#src/lib/dates.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { StillWave } from '#src/ui/media/wave.tsx';
import type { Review } from '../use-review.ts';
import type { RecorderControls } from '../use-recorder.ts';
import { MicCircle } from './mic-circle.tsx';

// The wave is visual; the slider above it is the control, 44 px high.
const Scrubber = chakra('input', {
  base: {
    position: 'absolute',
    inset: '-2px 0',
    width: 'full',
    height: '44px',
    margin: '0',
    opacity: '0.001',
    cursor: 'pointer',
  },
});

const Playhead = chakra('span', {
  base: { position: 'absolute', top: '-1px', width: '2px', height: '42px', bg: 'accent.solid', pointerEvents: 'none' },
});

const Track = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minWidth: '0',
    borderRadius: 'chip',
    color: 'border.control',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
  },
});

export function ReviewButton({ review }: { review: Review }) {
  return (
    <MicCircle
      type="button"
      tone="play"
      size="md"
      aria-label={review.playing ? 'Stop listening' : 'Listen'}
      onClick={review.toggle}
    >
      <Icon of={review.playing ? Pause : Play} size={20} filled />
    </MicCircle>
  );
}

export function ReviewWave({ recorder, review }: { recorder: RecorderControls; review: Review }) {
  const totalMs = recorder.engine.length();
  const played = totalMs > 0 ? Math.min(1, review.atMs / totalMs) : 0;
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
      <chakra.span
        textStyle="body"
        fontWeight="600"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        minWidth="76px"
      >
        {formatDuration(review.atMs)}
        <chakra.span color="fg.subtle" fontWeight="400">
          {' / '}
          {formatDuration(totalMs)}
        </chakra.span>
      </chakra.span>
      <Track>
        <StillWave levels={recorder.engine.levels()} played={played} />
        <Playhead aria-hidden="true" style={{ insetInlineStart: `calc(${played * 100}% - 1px)` }} />
        <Scrubber
          type="range"
          aria-label="Position"
          aria-valuetext={formatDuration(review.atMs)}
          min={0}
          max={Math.max(1, Math.round(totalMs))}
          step={100}
          value={Math.min(review.atMs, totalMs)}
          onChange={(event) => review.seek(Number(event.target.value))}
        />
      </Track>
    </chakra.div>
  );
}
