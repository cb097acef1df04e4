/**
 * Matches when the nearest container (`containerType: 'inline-size'`) fits a single-row panel. Window width doesn't
 * count.
 */
export const wideContainer = '@container (min-width: 664px)';
