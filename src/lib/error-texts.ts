/** Texts of failed requests, apart from texts.ts, so that home loads them with the first failure. */
export const conversationTexts = {
  failedToInitiate: 'Failed to initiate conversation',
  nothingHere: 'There’s no conversation at this address. Your answers are safe.',
  failedToSubmitAnswer: 'Failed to submit answer',
  failedToSkip: 'Failed to skip question',
  failedToRetry: 'Failed to retry processing',
  failedToFinish: 'Failed to finish conversation',
  noAnswerAction: 'No answer action available',
  noSkipAction: 'No skip action available',
  noRetryAction: 'No retry action available',
  noFinishAction: 'No finish action available',
  noChatMessage: 'No chat message available',
  actionRefused: 'This action isn’t available.',
} as const;

export type ConversationTextKey = keyof typeof conversationTexts;

export const projectTexts = {
  notFound: (id: string) => `Project "${id}" not found. It may have been deleted or you may not have access.`,
  forbidden: "You don't have permission to access this project.",
  loggedOut: 'Please log in again to access this project.',
  server: (status: number) => `Server error (${status}) while fetching project. Please try again.`,
  network: 'Network error while fetching project. Please check your connection.',
} as const;

export const insightTexts = {
  failedToLoad: 'Failed to load insights',
  failedToLoadCurrent: 'Failed to load current insights',
  failedToLoadSaved: 'Failed to load saved insights. Please try again.',
  failedToLoadHistory: 'Failed to load history insights',
  failedToLoadMore: 'Failed to load insights. Please try again.',
  failedToSave: 'We couldn’t save that insight. Please try again.',
  failedToUnsave: 'We couldn’t unsave that insight. Please try again.',
} as const;

export const elementTexts = {
  listFailed: 'We couldn’t load these elements.',
  elementFailed: 'We couldn’t load this element.',
  notFound: 'We couldn’t find this element. It may have been deleted, or you may not have access.',
  unknownKind: (kind: string) => `“${kind}” isn’t a kind of story element.`,
} as const;

export const summaryTexts = {
  failed: 'We couldn’t load this summary.',
  notFound: 'We couldn’t find this summary. It may have been deleted, or you may not have access.',
  updateFailed: 'We couldn’t send your update.',
} as const;

export const trialTexts = {
  ended: 'Your free trial has ended. Your stories are still here.',
} as const;

/** For a failed image upload. */
export const uploadTexts = { failed: 'An error occurred during upload.' } as const;
