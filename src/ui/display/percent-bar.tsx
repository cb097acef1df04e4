import { chakra } from '@chakra-ui/react';
import { ProgressBar } from './progress-bar.tsx';

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

type Props = { label: string; percent: number | null; size?: 'small' | 'large' };

/** Shows a dash for an unknown percentage. */
export function PercentBar({ label, percent, size = 'small' }: Props) {
  return (
    <Row>
      {percent !== null && <ProgressBar label={label} value={percent} />}
      <Figure size={size} {...(percent === null && { marginInlineStart: 'auto' })}>
        {percent === null ? '-' : `${percent}%`}
      </Figure>
    </Row>
  );
}
