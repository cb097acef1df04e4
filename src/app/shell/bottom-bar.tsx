import { chakra } from '@chakra-ui/react';
import { Menu as Lines, Mic } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useLatestConversation } from '#src/features/stories/list-queries.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { lazyModule } from '#src/ui/lazy-module.ts';
import { destinations } from './destinations.ts';

const useMore = lazyModule(() => import('./more-sheet.tsx'), { preload: true });

const Bar = chakra('nav', {
  base: {
    display: { base: 'grid', md: 'none' },
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'sticky',
    height: 'calc(57px + env(safe-area-inset-bottom))',
    paddingBottom: 'env(safe-area-inset-bottom)',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});

const cell = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  textStyle: 'caption',
  color: 'fg.muted',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current=page]': { color: 'accent.fg', fontWeight: '600' },
} as const;

const Destination = chakra(NavLink, { base: cell });
const More = chakra('button', { base: cell });

/** Never ember here: no microphone is live. */
const Pill = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '24px',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
  },
});

const CellIcon = chakra('span', { base: { display: 'grid', placeItems: 'center', height: '24px' } });

const inBar = destinations.filter(({ onPhone }) => onPhone === 'bar');
const middle = 2;

function Cell({ to, label, icon }: (typeof destinations)[number]) {
  return (
    <Destination to={to} end={to === '/'}>
      <CellIcon>
        <Icon of={icon} size={20} />
      </CellIcon>
      {label}
    </Destination>
  );
}

export function BottomBar() {
  const { pathname } = useLocation();
  // Navigation closes the sheet, including the device's Back button.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  const more = useMore(isNeeded);
  const isOpen = openedAt === pathname;
  const latest = useLatestConversation().data;
  return (
    <>
      <Bar aria-label="Main">
        {inBar.slice(0, middle).map((destination) => (
          <Cell key={destination.to} {...destination} />
        ))}
        <Destination to={latest?.path ?? '/stories/new'}>
          <Pill>
            <Icon of={Mic} size={16} />
          </Pill>
          Speak
        </Destination>
        {inBar.slice(middle).map((destination) => (
          <Cell key={destination.to} {...destination} />
        ))}
        <More
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            setIsNeeded(true);
            setOpenedAt(pathname);
          }}
        >
          <CellIcon>
            <Icon of={Lines} size={20} />
          </CellIcon>
          More
        </More>
      </Bar>
      {more && isNeeded && <more.MoreSheet open={isOpen} onClose={() => setOpenedAt(null)} />}
    </>
  );
}
