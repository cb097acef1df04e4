import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Block = chakra('div', {
  base: { position: 'relative', paddingInlineStart: { base: '5', md: '7' } },
  variants: { wide: { true: { paddingInlineStart: { base: '5', md: '36px' } } } },
});

const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    width: '2px',
    borderRadius: 'full',
    bg: 'border.default',
    overflow: 'hidden',
    '@media (forced-colors: active)': { bg: 'GrayText', forcedColorAdjust: 'none' },
  },
});

const Fill = chakra('div', {
  base: {
    height: 'full',
    bg: 'accent.solid',
    transformOrigin: 'top',
    transition: 'transform .6s var(--chakra-easings-enter)',
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
});

type Props = {
  /** Filled percentage from the top; 100 by default. */
  fill?: number;
  wide?: boolean;
  children: ReactNode;
};

/** The 2 px line that marks the conversation. Decorative. */
export function ProgressThread({ fill = 100, wide = false, children }: Props) {
  const part = Math.min(100, Math.max(0, fill)) / 100;
  return (
    <Block wide={wide}>
      <Line aria-hidden="true" data-fill={Math.round(part * 100)}>
        <Fill style={{ transform: `scaleY(${part})` }} />
      </Line>
      {children}
    </Block>
  );
}
