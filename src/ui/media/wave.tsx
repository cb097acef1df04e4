import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { barHeight, barPitch, lastBars, toBars } from './wave-shape.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    height: '40px',
    overflow: 'hidden',
    minWidth: '0',
  },
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

type LiveProps = {
  /** The levels so far, 0 to 1, newest last; read once per frame. */
  read: () => readonly number[];
  bars: number;
};

/** The wave of a live microphone. It is drawn outside React: ten times a second would be too often. */
export function LiveWave({ read, bars }: LiveProps) {
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
  return (
    <Row ref={row} aria-hidden="true" data-wave="live">
      {Array.from({ length: bars }, (_, bar) => (
        <Bar key={bar} style={{ transform: scale(0), opacity: fade(bar) }} />
      ))}
    </Row>
  );
}

type StillProps = {
  levels: readonly number[];
  bars: number;
  /** How much has been played, 0 to 1: that part stands in accent. */
  played?: number;
};

/** The wave of a recording. Decoration: what can be done with it stands beside it. */
export function StillWave({ levels, bars, played }: StillProps) {
  return (
    <Row aria-hidden="true" width={`${bars * barPitch}px`} maxWidth="100%">
      {toBars(levels, bars).map((level, bar) => (
        <Bar
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          key={bar}
          style={{ transform: scale(level) }}
          color={played !== undefined && bar / bars < played ? 'accent.solid' : undefined}
        />
      ))}
    </Row>
  );
}
