import { chakra } from '@chakra-ui/react';

const Frame = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'sticky',
    insetBlock: '4',
    insetInlineEnd: '4',
    insetInlineStart: { base: '4', md: 'calc(64px + {spacing.4})', xl: 'calc(232px + {spacing.4})' },
    display: 'grid',
    placeItems: 'center',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'accent.fg',
    borderRadius: 'card',
    bg: 'color-mix(in srgb, {colors.accent.subtle} 60%, transparent)',
    color: 'accent.fg',
    textStyle: 'h2',
    pointerEvents: 'none',
    animation: 'fade-in var(--chakra-durations-hover)',
  },
});

const Label = chakra('p', {
  base: { paddingBlock: '2', paddingInline: '4', borderRadius: 'control', bg: 'bg.surface', boxShadow: 'e2' },
});

export function DropFrame({ children }: { children: string }) {
  return (
    <Frame>
      <Label>{children}</Label>
    </Frame>
  );
}
