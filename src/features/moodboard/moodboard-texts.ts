/** What a moodboard says when something did not work. They stand with it: other screens need none of them. */
export const moodboardTexts = {
  failed: 'We could not load your moodboard.',
  orderNotSaved: 'The new order was not saved. Please try again.',
  notRemoved: 'That picture was not removed. Please try again.',
  notRestored: 'That picture was not put back. Please try again.',
} as const;
