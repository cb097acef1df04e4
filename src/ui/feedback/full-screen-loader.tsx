import { chakra } from '@chakra-ui/react';

const Screen = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    padding: '4',
    bg: 'bg.canvas',
    textAlign: 'center',
  },
});

/** Wordmark and line appear after 600 ms, so a quick start doesn't flash text. */
const Content = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    animation: 'fade-in var(--chakra-durations-fade) linear 600ms both',
  },
});

const Line = chakra('div', {
  base: {
    width: '96px',
    height: '2px',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border.default',
    _after: {
      content: '""',
      display: 'block',
      height: 'full',
      bg: 'accent.solid',
      animation: 'pulse 1.6s ease-in-out infinite',
      _motionReduce: { animation: 'none' },
    },
  },
});

type Props = {
  wordmark: string;
  line: string;
};

export function FullScreenLoader({ wordmark, line }: Props) {
  return (
    <Screen data-full-screen="" role="progressbar" aria-label="Loading" aria-valuetext={line}>
      <Content>
        <chakra.p textStyle="wordmark">{wordmark}</chakra.p>
        <Line />
        <chakra.p textStyle="small" color="fg.muted">
          {line}
        </chakra.p>
      </Content>
    </Screen>
  );
}
