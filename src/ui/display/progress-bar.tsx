import { chakra } from '@chakra-ui/react';

const Track = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    width: 'full',
    // A thick line for what is done, a thin one for the rest.
    '@media (forced-colors: active)': {
      bg: 'Canvas',
      borderBottom: '1px solid CanvasText',
      forcedColorAdjust: 'none',
    },
  },
  variants: {
    look: {
      line: { height: '4px', borderRadius: 'full', bg: 'bg.muted' },
      hairline: { height: '2px', bg: 'border.subtle' },
    },
  },
});

const Fill = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    bg: 'accent.solid',
    borderRadius: 'inherit',
    transformOrigin: 'left',
    transition: 'transform var(--chakra-durations-panel) var(--chakra-easings-enter)',
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
});

type Props = {
  label: string;
  /** Percent, clamped to 0 to 100. */
  value: number;
  look?: 'line' | 'hairline';
};

/** Show the figure beside it: the bar is decorative. */
export function ProgressBar({ label, value, look = 'line' }: Props) {
  const percent = Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)));
  return (
    <Track
      look={look}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill style={{ transform: `translateX(${percent - 100}%)` }} />
    </Track>
  );
}
