import { chakra } from '@chakra-ui/react';

/** Reserves its space, appears after 300 ms, then pulses unless motion is reduced. */
const waiting = {
  animation: 'fade-in 1ms linear 300ms both, pulse 1.6s ease-in-out 300ms infinite',
  _motionReduce: { animation: 'fade-in 1ms linear 300ms both' },
  '@media (forced-colors: active)': { borderWidth: '1px' },
};

/** Hidden from assistive technology: set `aria-busy` on its container. */
export const SkeletonBlock = chakra(
  'div',
  {
    base: { ...waiting, bg: 'bg.subtle', borderRadius: 'control', _dark: { bg: 'bg.muted' } },
    defaultVariants: {},
  },
  { defaultProps: { 'aria-hidden': true } },
);

export const SkeletonBar = chakra(
  'div',
  {
    base: { ...waiting, bg: 'bg.muted', borderRadius: 'chip', height: '12px' },
  },
  { defaultProps: { 'aria-hidden': true } },
);
