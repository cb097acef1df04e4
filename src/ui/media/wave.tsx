import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useMedia } from '#src/ui/use-media.ts';
import { useWidth } from '../viewport.ts';

const barPitch = 6;

function atRest(bars: number): number[] {
  return Array.from({ length: bars }, () => 0);
}

/** Resamples levels (0 to 1) to `bars` bars, each with its loudest level. */
export function toBars(levels: readonly number[], bars: number): number[] {
  if (levels.length === 0) return atRest(bars);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / bars));
    return Math.max(...levels.slice(from, to));
  });
}

/** Returns the last levels, newest at the end, padded with silence at the start. */
export function lastBars(levels: readonly number[], bars: number): number[] {
  const last = bars > 0 ? levels.slice(-bars) : [];
  return [...atRest(bars - last.length), ...last];
}

/** Returns a bar's relative height: silence is a dot, and loud sound is emphasised. */
export function barHeight(level: number): number {
  return Math.min(1, Math.max(0.1, level ** 1.8));
}

const LevelFrame = chakra('div', {
  base: { display: 'grid', alignItems: 'center', width: 'full', minWidth: '0', height: '40px' },
  variants: { tall: { true: { height: '56px' } } },
});

const Track = chakra('div', {
  base: {
    overflow: 'hidden',
    height: '8px',
    borderRadius: 'full',
    bg: 'bg.muted',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

const Fill = chakra('div', {
  base: {
    height: 'full',
    borderRadius: 'inherit',
    bg: 'currentColor',
    transformOrigin: 'left',
    '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

type Props = {
  read: () => readonly number[];
  tall: boolean;
};

/** Draws outside React at each frame, because levels change ten times a second. Returns a function that ends it. */
function everyFrame(draw: () => void): () => void {
  let frame = 0;
  const next = (): void => {
    draw();
    frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}

/** The live microphone level as a bar. */
function LevelBar({ read, tall }: Props) {
  const fill = useCallback(
    (bar: HTMLElement) =>
      everyFrame(() => {
        bar.style.transform = `scaleX(${(read().at(-1) ?? 0).toFixed(3)})`;
      }),
    [read],
  );
  return (
    <LevelFrame tall={tall} aria-hidden="true" data-wave="live">
      <Track>
        <Fill ref={fill} />
      </Track>
    </LevelFrame>
  );
}

// The container sets the width, never the bars inside.
const Room = chakra('div', { base: { width: 'full', minWidth: '0', overflow: 'hidden' } });

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: '40px' },
  variants: { tall: { true: { height: '56px' } } },
});

const Bar = chakra('span', {
  base: {
    flex: 'none',
    width: '3px',
    height: 'full',
    marginInlineStart: '3px',
    borderRadius: 'full',
    bg: 'currentColor',
    '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

function scale(level: number): string {
  return `scaleY(${barHeight(level).toFixed(3)})`;
}

function fade(bar: number): number {
  return Math.min(1, 0.2 + bar * 0.08);
}

/** Returns a ref whose element's children show the newest levels. */
function useDrawn(read: () => readonly number[], bars: number) {
  return useCallback(
    (row: HTMLElement) => {
      let drawn = -1;
      return everyFrame(() => {
        const levels = read();
        if (levels.length === drawn) return;
        drawn = levels.length;
        for (const [bar, level] of lastBars(levels, bars).entries()) {
          const span = row.children.item(bar);
          if (span instanceof HTMLElement) span.style.transform = scale(level);
        }
      });
    },
    [read, bars],
  );
}

type LiveProps = {
  read: () => readonly number[];
  tall?: boolean;
};

/** The live microphone wave, newest at the right. With reduced motion, a single bar shows the level. */
export function LiveWave({ read, tall = false }: LiveProps) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return isStill ? <LevelBar read={read} tall={tall} /> : <MovingWave read={read} tall={tall} />;
}

function MovingWave({ read, tall }: Required<LiveProps>) {
  const [room, width] = useWidth();
  const bars = Math.floor(width / barPitch);
  const row = useDrawn(read, bars);
  return (
    <Room ref={room}>
      <Row ref={row} tall={tall} aria-hidden="true" data-wave="live">
        {Array.from({ length: bars }, (_, bar) => (
          <Bar key={bar} style={{ transform: scale(0), opacity: fade(bar) }} />
        ))}
      </Row>
    </Room>
  );
}

type StillProps = {
  levels: readonly number[];
  played?: number;
  /** Shows the end, as LiveWave does, so that a pause doesn't shift the wave. */
  end?: boolean;
};

export function StillWave({ levels, played, end = false }: StillProps) {
  const [room, width] = useWidth();
  const bars = Math.floor(width / barPitch);
  const visibleLevels = end ? lastBars(levels, bars) : toBars(levels, bars);
  return (
    <Room ref={room}>
      <Row aria-hidden="true">
        {visibleLevels.map((level, bar) => (
          <Bar
            // oxlint-disable-next-line react/no-array-index-key -- a bar is identified by its position
            key={bar}
            style={{ transform: scale(level), opacity: end ? fade(bar) : 1 }}
            color={played !== undefined && bar < played * bars ? 'accent.solid' : undefined}
          />
        ))}
      </Row>
    </Room>
  );
}
