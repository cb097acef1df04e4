export const trashTexts = {
  listFailed: 'We couldn’t load your trash.',
  moreFailed: 'We couldn’t load more. Please try again.',
  notRestored: 'We couldn’t restore this.',
} as const;
