import { chakra } from '@chakra-ui/react';
import { Bug, Keyboard, LogOut, Trash } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { isDebugEnabled, toggleDebugPanel } from '#src/features/debug/debug-mode.ts';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { trashPath } from '#src/lib/paths.ts';
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

const trash = { to: trashPath, label: 'Trash', icon: Trash };

const moreDestinations = destinations.filter(({ onPhone }) => onPhone === 'more');

/** The phone's other pages and settings. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
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
          {[...moreDestinations, trash].map(({ to, label, icon }) => (
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
