import { chakra } from '@chakra-ui/react';
import { ProgressBar } from './progress-bar.tsx';
import type { Percent } from '#src/lib/decode.ts';

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', width: 'full' },
});

const Figure = chakra('span', {
  base: {
    flexShrink: '0',
    minWidth: '36px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
  },
  variants: { size: { small: { textStyle: 'caption' }, large: { textStyle: 'small' } } },
});

type Props = { label: string; percent: Percent; size?: 'small' | 'large' };

/** Renders no bar when null, and a dash when it isn't a number. */
export function PercentBar({ label, percent, size = 'small' }: Props) {
  if (percent === null) return null;
  return (
    <Row>
      {percent !== 'odd' && <ProgressBar label={label} value={percent} />}
      <Figure size={size} {...(percent === 'odd' && { marginInlineStart: 'auto' })}>
        {percent === 'odd' ? '-' : `${percent}%`}
      </Figure>
    </Row>
  );
}
