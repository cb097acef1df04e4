import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useMedia } from '../use-media.ts';
import { useWidth } from '../use-width.ts';
import { LevelBar } from './level-bar.tsx';
import { barHeight, barPitch, lastBars, toBars } from './wave-shape.ts';

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

/** Draws the newest levels once per frame, outside React, because they change ten times a second. */
function useDrawn(read: () => readonly number[], bars: number) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let drawn = -1;
    const draw = (): void => {
      const levels = read();
      const spans = row.current?.children;
      if (spans !== undefined && levels.length !== drawn) {
        drawn = levels.length;
        for (const [bar, level] of lastBars(levels, bars).entries()) {
          const span = spans.item(bar);
          if (span instanceof HTMLElement) span.style.transform = scale(level);
        }
      }
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [read, bars]);
  return row;
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
  const [room, width] = useWidth<HTMLDivElement>();
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
  const [room, width] = useWidth<HTMLDivElement>();
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
