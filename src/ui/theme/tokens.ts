/** Steps of 8 px, plus 2, 4 and 6. Names follow Chakra: a quarter of the pixels. */
const spacing = {
  '0': { value: '0px' },
  '0.5': { value: '2px' },
  '1': { value: '4px' },
  '1.5': { value: '6px' },
  '2': { value: '8px' },
  '2.5': { value: '10px' },
  '3': { value: '12px' },
  '4': { value: '16px' },
  '5': { value: '20px' },
  '6': { value: '24px' },
  '7': { value: '28px' },
  '8': { value: '32px' },
  '10': { value: '40px' },
  '12': { value: '48px' },
  '16': { value: '64px' },
  '24': { value: '96px' },
} as const;

/**
 * Hand-picked design tokens. Each adds to the style system's start-up cost, so add one only when a component uses it.
 */
export const tokens = {
  fonts: {
    serif: { value: "'Newsreader', 'Newsreader Fallback', Georgia, serif" },
    sans: { value: "'Figtree', 'Figtree Fallback', system-ui, sans-serif" },
    mono: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace" },
  },
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    touch: { value: '44px' },
    reading: { value: '680px' },
    form: { value: '560px' },
    list: { value: '960px' },
  },
  radii: {
    chip: { value: '6px' },
    control: { value: '10px' },
    card: { value: '14px' },
    dialog: { value: '20px' },
    full: { value: '9999px' },
  },
  durations: {
    press: { value: '80ms' },
    hover: { value: '120ms' },
    fade: { value: '180ms' },
    panel: { value: '240ms' },
    sheet: { value: '300ms' },
  },
  easings: {
    enter: { value: 'cubic-bezier(.2, 0, 0, 1)' },
    exit: { value: 'cubic-bezier(.4, 0, 1, 1)' },
  },
  zIndex: {
    raised: { value: 1 },
    sticky: { value: 10 },
    overlay: { value: 40 },
    menu: { value: 50 },
    toast: { value: 60 },
    tooltip: { value: 70 },
    skip: { value: 80 },
  },
} as const;

/** The size of controls, larger for fingers. */
export const sizes = { control: { value: { base: '40px', '@media (pointer: coarse)': '{sizes.touch}' } } };
