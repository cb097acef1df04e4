export const achievementTexts = {
  listFailed: 'We couldn’t load your achievements.',
  unlocked: 'Achievement unlocked',
} as const;
