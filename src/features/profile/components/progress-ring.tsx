import { chakra } from '@chakra-ui/react';

const Over = chakra('div', { base: { position: 'absolute', inset: '-4px', pointerEvents: 'none' } });

const Ring = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    transform: 'rotate(-90deg)',
    fill: 'none',
    strokeWidth: '4px',
    '& > circle': { stroke: 'bg.muted' },
    '& > circle + circle': {
      stroke: 'accent.solid',
      transition: 'stroke-dashoffset var(--chakra-durations-panel) var(--chakra-easings-enter)',
      _motionReduce: { transition: 'none' },
      '@media (forced-colors: active)': { stroke: 'Highlight' },
    },
  },
});

type Props = {
  label: string;
  value: number;
  size: number;
};

/** Progress ring, 4 px wide; the parent must be positioned. */
export function ProgressRing({ label, value, size }: Props) {
  const percent = Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)));
  const edge = size + 8;
  const circle = { cx: edge / 2, cy: edge / 2, r: size / 2 + 2, pathLength: 100 };
  return (
    <Over role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Ring viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true">
        <circle {...circle} />
        <circle {...circle} strokeDasharray="100" strokeDashoffset={100 - percent} strokeLinecap="butt" />
      </Ring>
    </Over>
  );
}
