import { chakra } from '@chakra-ui/react';

/** Keeps its place from the start, shows itself after 300 ms, then breathes; still under reduced motion. */
const waiting = {
  animation: 'fade-in 1ms linear 300ms both, pulse 1.6s ease-in-out 300ms infinite',
  _motionReduce: { animation: 'fade-in 1ms linear 300ms both' },
  '@media (forced-colors: active)': { borderWidth: '1px' },
};

/** A block in the shape of a picture or a card. Hidden from assistive technology: mark the part around it `aria-busy`. */
export const SkeletonBlock = chakra(
  'div',
  {
    base: { ...waiting, bg: 'bg.subtle', borderRadius: 'control', _dark: { bg: 'bg.muted' } },
    defaultVariants: {},
  },
  { defaultProps: { 'aria-hidden': true } },
);

/** A bar in the shape of a line of text; give it a width. */
export const SkeletonBar = chakra(
  'div',
  {
    base: { ...waiting, bg: 'bg.muted', borderRadius: 'chip', height: '12px' },
  },
  { defaultProps: { 'aria-hidden': true } },
);
