import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const Row = chakra('nav', {
  base: {
    display: 'flex',
    gap: '6',
    height: '44px',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: 'inset 0 -1px 0 {colors.border.subtle}',
  },
});

const Anchor = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    paddingTop: '2px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    fontWeight: '500',
    color: 'fg.muted',
    transition: 'color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
    _hover: { color: 'fg.default' },
    '&[aria-current]': { color: 'fg.default', borderColor: 'accent.solid' },
    '@media (forced-colors: active)': {
      borderColor: 'Canvas',
      '&[aria-current]': { borderColor: 'Highlight' },
      '&[aria-current]:not(:focus-visible)': { outline: 'none' },
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export type SectionLink = { readonly to: string; readonly label: string; readonly isCurrent: boolean };

/** A screen's sections as links in a row; each has its own URL. */
export function SectionLinks({ label, links }: { label: string; links: readonly SectionLink[] }) {
  return (
    <Row aria-label={label}>
      {links.map(({ to, label: name, isCurrent }) => (
        <Anchor key={to} to={to} {...(isCurrent && { 'aria-current': 'page' })}>
          {name}
        </Anchor>
      ))}
    </Row>
  );
}
