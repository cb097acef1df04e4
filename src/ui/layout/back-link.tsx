import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../display/icon.tsx';
import { TopBar } from './top-bar.tsx';

const Anchor = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: 'touch', md: '0' },
    marginInlineStart: { base: '-2', md: '-3px' },
    paddingInlineEnd: '2',
    borderRadius: 'chip',
    textStyle: { base: 'h3', md: 'small' },
    color: { base: 'fg.default', md: 'fg.muted' },
    _hover: { color: 'fg.default' },
  },
});

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <TopBar>
      <chakra.div
        width="full"
        maxWidth="1024px"
        marginInline="auto"
        paddingInline={{ md: '8' }}
        paddingTop={{ md: '6' }}
      >
        <Anchor to={to}>
          <Icon of={ChevronLeft} size={20} />
          {children}
        </Anchor>
      </chakra.div>
    </TopBar>
  );
}
