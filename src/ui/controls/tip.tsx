import { defineSlotRecipe, Portal, Tooltip } from '@chakra-ui/react';

const recipe = defineSlotRecipe({
  slots: ['positioner', 'content'],
  base: {
    content: {
      zIndex: 'tooltip',
      maxWidth: '240px',
      paddingBlock: '1',
      paddingInline: '2',
      borderRadius: 'chip',
      borderWidth: '1px',
      borderColor: 'transparent',
      bg: 'fg.default',
      color: 'bg.canvas',
      textStyle: 'caption',
      pointerEvents: 'none',
      _open: { animation: 'fade-in var(--chakra-durations-hover) var(--chakra-easings-enter)' },
    },
  },
});

type Props = { text: string; control: HTMLElement; onClose: () => void };

/** Loaded with the other overlays. Hidden from assistive technology, which already reads the control's name. */
export function Tip({ text, control, onClose }: Props) {
  return (
    <Tooltip.Root
      recipe={recipe}
      open
      onOpenChange={onClose}
      closeOnScroll
      positioning={{ placement: 'bottom', gutter: 6, overflowPadding: 8, getAnchorElement: () => control }}
    >
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content aria-hidden="true">{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
