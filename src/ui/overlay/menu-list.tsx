import { defineSlotRecipe, Menu, Portal } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../display/icon.tsx';
import { floatingStyle } from './layer.ts';

const recipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'item'],
  base: {
    content: {
      ...floatingStyle,
      minWidth: '224px',
      padding: '1',
      borderRadius: 'control',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'control',
      paddingInline: '3',
      borderRadius: 'chip',
      textStyle: 'body',
      textAlign: 'start',
      cursor: 'pointer',
      userSelect: 'none',
      '&[data-danger]': { color: 'danger.fg' },
      _highlighted: { bg: 'bg.subtle' },
      '@media (forced-colors: active)': { _highlighted: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export type MenuItem = { label: string; icon?: LucideIcon; danger?: boolean; onSelect: () => void };

type Props = {
  ids: { trigger: string; content: string };
  label: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  /** The item to highlight first, for the keyboard. */
  highlighted: MenuItem | undefined;
  onSelect: (item: MenuItem | undefined) => void;
  onClose: () => void;
  onExited: () => void;
};

/** Loaded with the other overlays, and mounted only while it's open: long lists have a menu in each row. */
export function MenuList({ ids, label, items, isOpen, highlighted, onSelect, onClose, onExited }: Props) {
  // Inside a landmark, so that screen readers find it where its button is, but outside clipping boxes.
  const landmark = useRef(
    document.getElementById(ids.trigger)?.closest<HTMLElement>('[role=dialog], main, nav') ?? null,
  );
  return (
    <Menu.Root
      recipe={recipe}
      ids={ids}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      onExitComplete={onExited}
      onSelect={({ value }) => onSelect(items.find((item) => item.label === value))}
      loopFocus
      positioning={{ placement: 'bottom-end', gutter: 4, overflowPadding: 8 }}
      {...(highlighted && { defaultHighlightedValue: highlighted.label })}
    >
      <Portal container={landmark}>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {items.map(({ label: name, icon, danger }) => (
              <Menu.Item key={name} value={name} {...(danger && { 'data-danger': '' })}>
                {icon && <Icon of={icon} />}
                {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
