export const moodboardTexts = {
  failed: 'We couldn’t load your moodboard.',
  orderNotSaved: 'We couldn’t save the new order. Please try again.',
  notRemoved: 'We couldn’t remove that image. Please try again.',
  notRestored: 'We couldn’t restore that image. Please try again.',
} as const;
