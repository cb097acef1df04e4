/**
 * Texts that every screen loads: the specification's where it has one, otherwise ours (what happened, what's safe, what next).
 * Ordinary controls have their labels in components.
 */

export function inSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole === 1 ? '1 second' : `${whole} seconds`;
}

export const storyTexts = {
  listFailed: 'We couldn’t load your stories.',
  storyFailed: 'We couldn’t load this story.',
  storyNotFound: 'We couldn’t find this story. It may have been deleted, or you may not have access.',
} as const;

export const connectionTexts = {
  offline: 'You’re offline. Your work is saved on this device.',
  title: 'Connection Error',
  setupFailed: 'Failed to establish real-time connection. Please refresh the page.',
  reconnecting: 'Reconnecting…',
} as const;

/** Used where the specification has no text. */
export const generalTexts = {
  title: 'Error',
  unexpected: 'An unexpected error occurred. Please try again.',
  unreachable: 'We couldn’t reach the server. Check your connection.',
  tooLarge: 'This is too large to upload.',
  wait: (seconds: number | null) =>
    seconds === null
      ? 'The server is busy. Try again in a minute.'
      : `The server is busy. Try again in ${inSeconds(seconds)}.`,
  loginNeeded: 'Please log in again.',
} as const;
