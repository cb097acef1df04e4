import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { product } from '#src/lib/product.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ProgressBar } from '#src/ui/display/progress-bar.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: '100dvh',
  },
});

const Edge = chakra('div', { base: { position: 'fixed', top: '0', insetInline: '0', zIndex: 'sticky' } });

const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    height: { base: '64px', md: '80px' },
    paddingInline: { base: '4', md: '12' },
    '& > a': { marginInlineEnd: '-3' },
  },
});

type Props = {
  progress: number;
  children: ReactNode;
};

export function OnboardingFrame({ progress, children }: Props) {
  return (
    <Frame>
      <Edge>
        <ProgressBar look="hairline" label="Welcome" value={progress} />
      </Edge>
      <Head>
        <chakra.p textStyle="wordmark">{product.name}</chakra.p>
        <Button asChild variant="text">
          <Link to="/">Skip for now</Link>
        </Button>
      </Head>
      {children}
    </Frame>
  );
}
