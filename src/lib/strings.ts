/**
 * Error texts: section 8's where it has one, otherwise ours (what happened, what's safe, what next). Ordinary controls
 * have their labels in components.
 */

function inSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole === 1 ? '1 second' : `${whole} seconds`;
}

export const loginTexts = {
  failed: 'Authentication failed',
  unexpected: 'An unexpected error occurred. Please try again.',
  noUserOrToken: 'Invalid response from server. Missing user or token data.',
  noData: 'Invalid response from server.',
  unreadable: 'Invalid response format',
  tooMany: (seconds: number | null) =>
    seconds === null
      ? 'Too many attempts. Try again in a minute.'
      : `Too many attempts. Try again in ${inSeconds(seconds)}.`,
  unreachable: 'We couldn’t reach the server. Check your connection.',
} as const;

export const conversationStrings = {
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

export type ConversationTextKey = keyof typeof conversationStrings;

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

export const elementTexts = {
  listFailed: 'We couldn’t load these elements.',
  elementFailed: 'We couldn’t load this element.',
  notFound: 'We couldn’t find this element. It may have been deleted, or you may not have access.',
  unknownKind: (kind: string) => `“${kind}” isn’t a kind of story element.`,
  /** Section 2, the delete modal. */
  deleteQuestion: 'Are you sure you want to delete this element?',
} as const;

export const summaryTexts = {
  listFailed: 'We couldn’t load your summaries.',
  failed: 'We couldn’t load this summary.',
  notFound: 'We couldn’t find this summary. It may have been deleted, or you may not have access.',
  updateFailed: 'We couldn’t send your update.',
  updated: 'Your summary is up to date.',
} as const;

export const manuscriptTexts = {
  loadFailed: 'We couldn’t load your manuscript.',
  savedOnDevice: 'Your changes are safe on this device.',
  copyBeforeLeaving: 'We can’t save your changes. Copy your text before you leave.',
  changedAgain: 'The other version has changed again. Review it, then choose.',
  elsewhere: 'This manuscript is open in another tab. It’s read-only here.',
  tooLarge: 'This file is too large. You can import files up to 8 MB.',
  wordTooLarge: 'This file is too large. You can import Word files up to 20 MB.',
  notText: 'This isn’t a plain text file. Save it as Markdown or plain text, then try again.',
  notWord: 'We couldn’t read this Word file. Save it again as .docx, then try again.',
  wrongKind: 'You can import Word, Markdown or plain text (.docx, .md, .markdown or .txt).',
  emptyFile: 'This file is empty.',
  exportFailed: 'We couldn’t create the file. Please try again.',
} as const;

export const noteTexts = {
  listFailed: 'We couldn’t load your notes.',
  loadFailed: 'We couldn’t load this note.',
  notFound: 'We couldn’t find this note. It may have been deleted, or you may not have access.',
  notSaved: 'Not saved. Your changes are safe on this device.',
  copyBeforeLeaving: 'We can’t save your changes. Copy your text before you leave.',
  goneHere: 'This note was deleted on another device. Your copy is safe here.',
} as const;

export const trialTexts = {
  ended: 'Your free trial has ended. Your stories are still here.',
} as const;

export const realtimeTexts = {
  title: 'Connection Error',
  setupFailed: 'Failed to establish real-time connection. Please refresh the page.',
  reconnecting: 'Reconnecting…',
} as const;

export const recordingTexts = {
  /** Section 4, for a recording that waited too long. */
  timedOut: 'Request timed out',
  answeredOtherwise: 'You sent a different answer instead',
  notThrough: 'That recording didn’t go through.',
  safeHere: 'Your recording is safe on this device.',
  demoTranscript: 'Demo transcript (your recording is not transcribed in this demo)',
  correctTranscript: 'Correct transcript',
  typeTranscript: 'Type transcript',
  tooShort: 'That was too short. Tap the microphone and try again.',
} as const;

export const microphoneTexts = {
  denied: {
    title: 'Microphone is blocked.',
    help: 'Open the site settings next to the address bar, allow the microphone, then try again.',
  },
  noDevice: {
    title: 'No microphone found.',
    help: 'Plug one in and try again. You can type your answer in the meantime.',
  },
  busy: {
    title: 'Another app is using the microphone.',
    help: 'Close the app or end the call, then try again. You can type your answer in the meantime.',
  },
  unsupported: {
    title: 'This browser can’t record audio.',
    help: 'Type your answer, or open this page in another browser.',
  },
  insecure: {
    title: 'The microphone only works on a secure page.',
    help: 'Open this page over HTTPS, or type your answer.',
  },
  unplugged: { title: 'The microphone was unplugged.', help: 'Everything so far is saved on this device.' },
  muted: {
    title: 'Your microphone is muted.',
    help: 'Unmute it to continue. Everything so far is saved on this device.',
  },
  interrupted: { title: 'Paused while you were away.', help: 'Everything so far is saved on this device.' },
  recorderFailed: { title: 'The recording stopped.', help: 'Everything so far is saved on this device.' },
} as const satisfies Record<string, { title: string; help: string }>;

export type MicrophoneTextKey = keyof typeof microphoneTexts;

export const workTexts = {
  mayLeave: 'You can leave this page. We’ll keep working.',
  stillWorking: 'Still working.',
} as const;

export const offlineTexts = {
  notice: 'You’re offline. Your work is saved on this device.',
  waiting: 'Waiting to send',
  willSend: 'You’re offline. We’ll send this when you’re back online.',
} as const;

export const outboxTexts = {
  earlierArrived: 'We’d already received an earlier version of this answer. This one is saved here.',
} as const;

export const storageTexts = {
  blocked: 'We can’t save anything on this device.',
  draftNotSaved: 'Draft not saved. Copy it before you leave.',
} as const;

export const outlineTexts = {
  failed: 'We couldn’t load your outline.',
} as const;

export const reconciliationTexts = {
  failed: 'We couldn’t load these changes.',
  choiceNotSaved: 'We couldn’t save that choice.',
  notApplied: 'We couldn’t apply the changes. Your choices are saved.',
  empty: 'Enter the new text, or choose Reject.',
} as const;

/** For a failed image upload (section 8). */
export const uploadTexts = { failed: 'An error occurred during upload.' } as const;

export const versionTexts = {
  newer: 'Lamplight has been updated',
  newerScreen: 'Reload to open this page. Your writing and recordings are safe on this device.',
  failed: 'This page didn’t load',
  failedScreen: 'Check your connection, then reload. Your writing and recordings are safe on this device.',
  newerConversation: 'This kind of conversation is newer than this page. Reload to continue it.',
  partFailed: 'This section didn’t load',
  newerPart:
    'Lamplight has been updated. Reload when you’re ready. Your writing and recordings are safe on this device.',
  failedPart: 'Check your connection, then reload. Your writing and recordings are safe on this device.',
  reload: 'Reload',
} as const;

/** Used where section 8 has no text. */
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
