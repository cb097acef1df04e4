import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/display/icon.tsx';
import { TopBar } from '#src/ui/layout/top-bar.tsx';

const Head = chakra('div', {
  base: {
    display: { base: 'contents', md: 'block' },
    width: 'full',
    maxWidth: '624px',
    marginInline: 'auto',
    paddingInline: '8',
    paddingTop: '8',
  },
});

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: { base: 'center', md: 'start' },
    flexShrink: '0',
    gap: '2',
    width: { base: 'touch', md: 'auto' },
    minHeight: { base: 'touch', md: '6' },
    marginInlineStart: { base: '-3', md: '-3px' },
    paddingInlineEnd: { md: '2' },
    borderRadius: 'chip',
    textStyle: 'small',
    color: { base: 'fg.default', md: 'fg.muted' },
    _hover: { color: 'fg.default' },
    '& > span': { srOnly: { base: true, md: false } },
  },
});

type Props = {
  title: string;
  back: { readonly to: string; readonly label: string };
};

export function SubpageHeader({ title, back }: Props) {
  return (
    <Head>
      <TopBar>
        <Back to={back.to}>
          <Icon of={ChevronLeft} size={20} />
          <span>{back.label}</span>
        </Back>
        <chakra.h1 flex="1" textStyle={{ base: 'h3', md: 'h1' }} marginTop={{ md: '3' }}>
          {title}
        </chakra.h1>
      </TopBar>
    </Head>
  );
}
