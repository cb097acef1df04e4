import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TopBar } from './top-bar.tsx';

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
  base: { display: 'flex', gap: '2', paddingInline: { base: '4', md: '0' }, paddingTop: { base: '6', md: '0' } },
});

type Props = {
  title: string;
  /** At the right end of the bar, on phones only: one icon. */
  phoneAction?: ReactNode;
  /** Right of the title; on phones in a row of their own under the bar. */
  controls?: ReactNode;
  /** As wide as the column under it. */
  of?: 'list' | 'reading' | 'form';
};

/** The head of a screen with its `h1`: in the top bar on phones, over the column on wide screens. */
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
