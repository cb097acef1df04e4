import { chakra } from '@chakra-ui/react';

/** Centred column: 960 px for lists, 680 to read, 560 for forms. */
export const Column = chakra('div', {
  base: {
    width: 'full',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '6', md: '10' },
    paddingBottom: { base: '8', md: '16' },
  },
  variants: {
    of: { list: { maxWidth: '1024px' }, reading: { maxWidth: '744px' }, form: { maxWidth: '624px' } },
    under: { true: { paddingTop: { base: '6', md: '8' } } },
  },
  defaultVariants: { of: 'list' },
});
