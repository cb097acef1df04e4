import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../display/icon.tsx';

const Anchor = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '6',
    maxWidth: 'full',
    marginInlineStart: '-3px',
    marginBottom: '2',
    paddingInlineEnd: '2',
    borderRadius: 'chip',
    textStyle: 'small',
    color: 'fg.muted',
    _hover: { color: 'fg.default' },
    '@media (pointer: coarse)': { minHeight: 'touch' },
  },
});

export function BackTo({ to, children }: { to: string; children: string }) {
  return (
    <Anchor to={to}>
      <Icon of={ChevronLeft} size={16} />
      <chakra.span truncate>{children}</chakra.span>
    </Anchor>
  );
}
