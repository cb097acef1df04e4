import { chakra } from '@chakra-ui/react';

export const cardStyle = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  padding: '4',
} as const;

/** A bordered surface. Use `interactive` when the card is a single link. */
export const Card = chakra('div', {
  base: cardStyle,
  variants: {
    interactive: {
      true: {
        transition: 'border-color var(--chakra-durations-hover)',
        _hover: { borderColor: 'border.control' },
        '&:has(> a:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
      },
    },
    flush: { true: { padding: '0', overflow: 'hidden' } },
    floating: { true: { borderRadius: 'dialog', borderColor: 'border.default', boxShadow: 'e2' } },
  },
});
