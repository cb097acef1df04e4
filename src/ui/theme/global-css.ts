import { viewport } from '#src/lib/constants.ts';

export const breakpoints = {
  sm: '480px',
  md: `${viewport.mobileBelowPx}px`,
  lg: '1024px',
  xl: '1100px',
  '2xl': '1200px',
};

/** Animates transforms and opacity only. The `*-still` twins are for reduced motion. */
export const keyframes = {
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
  'sink-out': { from: { opacity: '1', transform: 'none' }, to: { opacity: '0', transform: 'translateY(8px)' } },
  'sheet-in': { from: { transform: 'translateY(100%)' }, to: { transform: 'translateY(var(--sheet-y, 0%))' } },
  'sheet-out': { from: { transform: 'translateY(var(--sheet-y, 0%))' }, to: { transform: 'translateY(100%)' } },
  pulse: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '.55' } },
  turn: { to: { transform: 'rotate(360deg)' } },
};

export const globalCss = {
  html: {
    '--global-color-border': 'var(--chakra-colors-border-subtle)',
    WebkitTextSizeAdjust: '100%',
    fontOpticalSizing: 'auto',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    scrollbarColor: '{colors.border.control} transparent',
  },
  'html:has([data-full-screen])': { overflow: 'hidden' },
  body: { bg: 'bg.canvas', color: 'fg.default', textStyle: 'body', fontFeatureSettings: "'kern', 'liga'" },
  // A dialog's initial choice shows its focus ring even if a pointer opened it.
  ':focus-visible, button[data-autofocus]:focus': {
    outline: '2px solid',
    outlineColor: 'accent.fg',
    outlineOffset: '2px',
  },
  // A pressed link answers at once, also while its screen loads.
  ':where(a):active': { opacity: '0.7' },
  '::selection': { bg: 'color-mix(in srgb, {colors.accent.solid} 26%, transparent)' },
  '::placeholder': { color: 'fg.subtle!', opacity: '1' },
  '[hidden]': { display: 'none!' },
  // An icon keeps its size beside a text that wraps.
  '.lucide': { flexShrink: '0' },
  '@media (pointer: coarse)': { '[data-icon=auto]': { width: '20px', height: '20px' } },
  // Each text has the direction of its own words: writers write in any script.
  ':where(p, h1, h2, h3, h4, h5, h6, li, dt, dd, blockquote, figcaption, td, th, div, span, a, button, label, legend, input, textarea)':
    {
      unicodeBidi: 'plaintext',
    },
  // Backgrounds and our colours are gone there: what is current, chosen or pressed gets a frame.
  '@media (forced-colors: active)': {
    '[aria-current=page], [aria-current=true], [aria-current=location], [aria-pressed=true], [aria-selected=true]': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
    ':focus-visible, button[data-autofocus]:focus': { outline: '3px solid CanvasText', outlineOffset: '2px' },
    ':disabled, [aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '80ms!',
      animationIterationCount: '1!',
      // Not a duration: with the default property `all`, every change would get a transition.
      transition: 'none!',
      scrollBehavior: 'auto!',
    },
  },
};
