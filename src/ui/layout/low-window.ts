/**
 * Matches low windows: a phone on its side, one with its keyboard open, a zoomed page. There, bars scroll with the page
 * instead of covering it, and a conversation flows: question, then composer.
 */
export const lowQuery = '(max-height: 480px)';

/** For styles. */
export const lowWindow = `@media ${lowQuery}` as const;
