import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useMedia } from '../use-media.ts';
import { useWidth } from '../use-width.ts';
import { LevelBar } from './level-bar.tsx';
import { barHeight, barPitch, lastBars, toBars } from './wave-shape.ts';

// The room is taken from what stands around it, never from the bars inside.
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

const scale = (level: number): string => `scaleY(${barHeight(level).toFixed(3)})`;
/** The ten oldest bars fade out towards the left. */
const fade = (bar: number): number => Math.min(1, 0.2 + bar * 0.08);

/** Draws the newest levels into the bars of a row, once per frame and outside React: ten times a second would be too often. */
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
  /** The levels so far, 0 to 1, newest last; read once per frame. */
  read: () => readonly number[];
  /** 56 px instead of 40. */
  tall?: boolean;
};

/**
 * The wave of a live microphone: as many bars as there is room, the newest at the right. For readers who asked for less motion,
 * one bar that shows how loud it is now.
 */
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
  /** How much has been played, 0 to 1: that part stands in accent. */
  played?: number;
  /** Shows the end of it as LiveWave does, so that a pause moves nothing; the whole of it otherwise. */
  end?: boolean;
};

/** The wave of a recording. Decoration: what can be done with it stands beside it. */
export function StillWave({ levels, played, end = false }: StillProps) {
  const [room, width] = useWidth<HTMLDivElement>();
  const bars = Math.floor(width / barPitch);
  const shown = end ? lastBars(levels, bars) : toBars(levels, bars);
  return (
    <Room ref={room}>
      <Row aria-hidden="true">
        {shown.map((level, bar) => (
          <Bar
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={bar}
            style={{ transform: scale(level), opacity: end ? fade(bar) : 1 }}
            color={played !== undefined && bar < played * bars ? 'accent.solid' : undefined}
          />
        ))}
      </Row>
    </Room>
  );
}
