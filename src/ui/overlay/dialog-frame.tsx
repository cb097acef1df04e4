import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useDialog } from './dialog-context.ts';

const reading = { '[data-size=full] &': { paddingInline: 'max({spacing.6}, calc((100% - {sizes.reading}) / 2))' } };

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    padding: '6',
    paddingBottom: '0',
    ...reading,
  },
});

const Body = chakra('div', {
  base: {
    paddingInline: '6',
    paddingTop: '2',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    minHeight: '0',
    '[data-size=full] &': { ...reading['[data-size=full] &'], flex: '1' },
  },
});

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    justifyContent: 'flex-end',
    gap: '3',
    padding: '6',
    ...reading,
  },
});

type Props = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Beside the cross. */
  menu?: ReactNode;
  cross?: boolean;
};

export function DialogFrame({ title, lead, children, actions, menu, cross = true }: Props) {
  const { titleId, forced, dismiss } = useDialog();
  return (
    <>
      <Head>
        <chakra.div minWidth="0">
          {lead}
          <chakra.h2 id={titleId} textStyle="h2" overflowWrap="anywhere">
            {title}
          </chakra.h2>
        </chakra.div>
        <chakra.div display="flex" margin="-7px -8px" _empty={{ display: 'none' }}>
          {menu}
          {cross && !forced && <IconButton label="Close" icon={X} tooltip={false} onClick={dismiss} />}
        </chakra.div>
      </Head>
      {children && <Body>{children}</Body>}
      {actions ? <Foot>{actions}</Foot> : <chakra.div paddingBottom="6" />}
    </>
  );
}
