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

export const achievementTexts = {
  listFailed: 'We couldn’t load your achievements.',
  unlocked: 'Achievement unlocked',
} as const;

export const weekTexts = {
  failed: 'We couldn’t load your week.',
} as const;

export const realtimeTexts = {
  title: 'Connection Error',
  setupFailed: 'Failed to establish real-time connection. Please refresh the page.',
  reconnecting: 'Reconnecting…',
} as const;

export const versionTexts = {
  newer: 'Lamplight has been updated',
  newerScreen: 'Reload to open this page. Your writing and recordings are safe on this device.',
  failed: 'This page didn’t load',
  failedScreen: 'Check your connection, then reload. Your writing and recordings are safe on this device.',
  broken: 'This page stopped working',
  brokenScreen: 'Reload to go on. Your writing and recordings are safe on this device.',
  newerConversation: 'This kind of conversation is newer than this page. Reload to continue it.',
  partFailed: 'This section didn’t load',
  newerPart:
    'Lamplight has been updated. Reload when you’re ready. Your writing and recordings are safe on this device.',
  failedPart: 'Check your connection, then reload. Your writing and recordings are safe on this device.',
  reload: 'Reload',
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

export const offlineTexts = {
  notice: 'You’re offline. Your work is saved on this device.',
  pageTitle: 'You’re offline',
  pageHint: 'This page needs a connection. It opens when you’re back online.',
  waiting: 'Waiting to send',
  willSend: 'You’re offline. We’ll send this when you’re back online.',
} as const;
