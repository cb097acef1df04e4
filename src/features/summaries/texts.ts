export const summaryTexts = {
  listFailed: 'We couldn’t load your summaries.',
  updated: 'Your summary is up to date.',
} as const;
