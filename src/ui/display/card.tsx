import { chakra } from '@chakra-ui/react';

/** The look of a card, for cards that are plain elements too. */
export const cardStyle = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  padding: '4',
} as const;

/** A bordered surface. `interactive` is for a card that is, or is filled by, one link. */
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
    // For pictures that bleed to the edge.
    flush: { true: { padding: '0', overflow: 'hidden' } },
    // What floats over the page, such as a dock.
    floating: { true: { borderRadius: 'dialog', borderColor: 'border.default', boxShadow: 'e2' } },
  },
});
