import { defineSlotRecipe, Popover, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { floatingStyle } from './layer.ts';

const recipe = defineSlotRecipe({
  slots: ['positioner', 'content'],
  base: {
    content: {
      ...floatingStyle,
      width: '320px',
      overscrollBehavior: 'contain',
      padding: '4',
      borderRadius: 'card',
    },
  },
});

type Props = {
  ids: { trigger: string; content: string };
  label: string;
  align: 'start' | 'end';
  isOpen: boolean;
  restoreFocus: boolean;
  onClose: () => void;
  onExited: () => void;
  children: ReactNode;
};

/** Loaded with the other overlays. */
export function PopoverPanel({ ids, label, align, isOpen, restoreFocus, onClose, onExited, children }: Props) {
  return (
    <Popover.Root
      recipe={recipe}
      ids={ids}
      open={isOpen}
      restoreFocus={restoreFocus}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      onExitComplete={onExited}
      positioning={{ placement: `bottom-${align}`, gutter: 8, overflowPadding: 8 }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label}>{children}</Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
