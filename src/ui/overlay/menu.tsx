import type { LucideIcon } from 'lucide-react';
import { startTransition, useId, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { DotsAcross } from '../display/icon.tsx';
import { useOverlays } from './lazy-overlays.ts';
import type { MenuItem } from './menu-list.tsx';

type Props = {
  label: string;
  icon?: LucideIcon;
  items: readonly MenuItem[];
};

/** A button with a menu of actions. */
export function Menu({ label, icon = DotsAcross, items }: Props) {
  const id = useId();
  const ids = { trigger: `${id}-button`, content: `${id}-list` };
  const [isMounted, setIsMounted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // Runs once the menu is gone and its button has the focus again: an action may open a dialog.
  const [selected, setSelected] = useState<MenuItem>();
  const [highlighted, setHighlighted] = useState<MenuItem>();
  const overlays = useOverlays(isMounted);
  const open = (first?: MenuItem): void => {
    setSelected(undefined);
    setHighlighted(first);
    setIsOpen(true);
    // After the button's paint.
    startTransition(() => setIsMounted(true));
  };
  return (
    <>
      <IconButton
        id={ids.trigger}
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={ids.content}
        onClick={({ detail }) => {
          if (isOpen) setIsOpen(false);
          // A click by the keyboard has no click count.
          else open(detail === 0 ? items[0] : undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.key === 'ArrowDown' ? items[0] : items.at(-1));
        }}
      />
      {overlays && isMounted && (
        <overlays.MenuList
          ids={ids}
          label={label}
          items={items}
          isOpen={isOpen}
          highlighted={highlighted}
          onSelect={setSelected}
          onClose={() => setIsOpen(false)}
          onExited={() => {
            setIsMounted(false);
            if (selected) document.getElementById(ids.trigger)?.focus();
            selected?.onSelect();
          }}
        />
      )}
    </>
  );
}
