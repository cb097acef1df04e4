/**
 * Styles the native input of a Chakra control so that it covers the control invisibly: a press, a screen reader's
 * cursor and the device's accessibility tools find it there. The control needs `position: relative`.
 */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
} as const;
