import { chakra } from '@chakra-ui/react';
import { Bug, Keyboard, LogOut, Menu as Lines, Mic } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isDebugEnabled, toggleDebugPanel } from '#src/features/debug/debug-mode.ts';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { useLatestConversation } from '#src/features/stories/queries.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Avatar } from '#src/ui/display/tiles.tsx';
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx';
import { useThemeMode } from '#src/ui/theme-mode.ts';
import { destinations } from './destinations.ts';
import { confirmAndLogOut } from './logout.ts';
import { openShortcuts } from './shortcuts.ts';
import { themeModes } from './theme-menu.tsx';

const SheetLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingInline: '3',
    marginInline: '-3',
    borderRadius: 'control',
    textStyle: 'body',
    fontWeight: '500',
    '&[aria-current=page]': { color: 'accent.fg' },
  },
});

const moreDestinations = destinations.filter(({ onPhone }) => onPhone === 'more');

function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const writer = useCurrentUser();
  const [mode, setMode] = useThemeMode();
  const leadTo = (openTarget: () => void) => () => {
    onClose();
    openTarget();
  };
  return (
    <BottomSheet open={open} onClose={onClose} title="More">
      <chakra.div display="grid" gap="6" paddingInline="4" paddingTop="2">
        {writer && (
          <chakra.div display="flex" alignItems="center" gap="3">
            <Avatar name={writer.name} src={mediaAddress(writer.photo)} size={40} />
            <chakra.span textStyle="h3" overflowWrap="anywhere">
              {writer.name}
            </chakra.span>
          </chakra.div>
        )}
        <nav aria-label="More pages">
          {moreDestinations.map(({ to, label, icon }) => (
            <SheetLink key={to} to={to} onClick={onClose}>
              <Icon of={icon} size={20} />
              {label}
            </SheetLink>
          ))}
        </nav>
        <div>
          <chakra.p textStyle="label" marginBottom="2" aria-hidden="true">
            Theme
          </chakra.p>
          <SegmentedControl label="Theme" full value={mode} options={themeModes} onChange={setMode} />
        </div>
        <chakra.div display="none" css={{ '@media (any-hover: hover)': { display: 'block' } }}>
          <Button icon={Keyboard} full onClick={leadTo(openShortcuts)}>
            Keyboard shortcuts
          </Button>
        </chakra.div>
        {isDebugEnabled() && (
          <Button icon={Bug} full onClick={leadTo(toggleDebugPanel)}>
            Debug panel
          </Button>
        )}
        <Button icon={LogOut} full onClick={() => void confirmAndLogOut()}>
          Log out
        </Button>
      </chakra.div>
    </BottomSheet>
  );
}

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
        <More type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpenedAt(pathname)}>
          <CellIcon>
            <Icon of={Lines} size={20} />
          </CellIcon>
          More
        </More>
      </Bar>
      <MoreSheet open={isOpen} onClose={() => setOpenedAt(null)} />
    </>
  );
}
