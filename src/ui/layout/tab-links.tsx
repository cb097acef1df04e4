import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    gap: '6',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    maskImage: 'linear-gradient(to right, transparent, #000 16px, #000 calc(100% - 32px), transparent)',
    paddingInline: { base: '4', md: '8' },
    scrollPaddingInline: '32px',
  },
});

const Tab = chakra(NavLink, {
  base: {
    position: 'relative',
    flexShrink: '0',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '6',
    height: { base: 'touch', md: '43px' },
    textStyle: 'body',
    fontWeight: '500',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg.default' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current=page]': { color: 'fg.default' },
    '@media (forced-colors: active)': { '&[aria-current=page]:not(:focus-visible)': { outline: 'none' } },
    _after: { content: '""', position: 'absolute', insetInline: '0', bottom: '0', height: '2px', borderRadius: 'full' },
    '&[aria-current=page]::after': { bg: 'accent.fg', '@media (forced-colors: active)': { bg: 'Highlight' } },
  },
});

export type TabLink = {
  readonly to: string;
  readonly label: string;
  /** Matches this exact URL only. */
  readonly end?: boolean;
};

function showCurrent(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current=page]');
  if (current === null) return;
  const { offsetLeft, offsetWidth } = current;
  const { scrollLeft, clientWidth } = bar;
  if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth)
    bar.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
}

export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const { pathname } = useLocation();
  const bar = useCallback(
    (element: HTMLElement) => {
      // At each navigation, and when the row's width changes, as when a panel opens.
      const observer = new ResizeObserver(() => showCurrent(element));
      observer.observe(element);
      return () => observer.disconnect();
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another path or list has another current link
    [pathname, links],
  );
  return (
    <Bar ref={bar} aria-label={label}>
      {links.map(({ to, label: name, end = false }) => (
        <Tab key={to} to={to} end={end}>
          {name}
        </Tab>
      ))}
    </Bar>
  );
}
