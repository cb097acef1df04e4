import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TopBar } from '#src/ui/layout/top-bar.tsx';

const Head = chakra('div', {
  base: {
    display: { base: 'contents', md: 'flex' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    width: 'full',
    marginInline: 'auto',
    paddingInline: '8',
    paddingTop: '10',
  },
  variants: {
    of: { list: { maxWidth: '1024px' }, reading: { maxWidth: '744px' }, form: { maxWidth: '624px' } },
  },
  defaultVariants: { of: 'list' },
});

const Controls = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    gap: '2',
    paddingInline: { base: '4', md: '0' },
    paddingTop: { base: '6', md: '0' },
  },
});

type Props = {
  title: string;
  phoneAction?: ReactNode;
  controls?: ReactNode;
  of?: 'list' | 'reading' | 'form';
};

export function ScreenHeader({ title, phoneAction, controls, of = 'list' }: Props) {
  return (
    <Head of={of}>
      <TopBar>
        <chakra.h1 textStyle={{ base: 'h3', md: 'h1' }}>{title}</chakra.h1>
        {phoneAction && <chakra.div display={{ md: 'none' }}>{phoneAction}</chakra.div>}
      </TopBar>
      {controls && <Controls>{controls}</Controls>}
    </Head>
  );
}
