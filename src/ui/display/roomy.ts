/**
 * Holds where the nearest container (`containerType: 'inline-size'`) is wide enough for a dock in one row: what counts is the
 * room beside a panel, not the window.
 */
export const wideContainer = '@container (min-width: 664px)';
