export const versionTexts = {
  newer: 'Lamplight has been updated',
  newerScreen: 'Reload to open this page. Your writing and recordings are safe on this device.',
  failed: 'This page didn’t load',
  failedScreen: 'Check your connection, then reload. Your writing and recordings are safe on this device.',
  broken: 'This page stopped working',
  brokenScreen: 'Reload to go on. Your writing and recordings are safe on this device.',
  partFailed: 'This section didn’t load',
  newerPart:
    'Lamplight has been updated. Reload when you’re ready. Your writing and recordings are safe on this device.',
  failedPart: 'Check your connection, then reload. Your writing and recordings are safe on this device.',
  reload: 'Reload',
} as const;
