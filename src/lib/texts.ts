/**
 * The catalogue of texts that tell a writer what went wrong: section 8 to the letter where it gives one, otherwise ours in the
 * same voice (what happened, what is safe, what next). Words of ordinary controls stand in their components.
 */

export const loginTexts = {
  failed: 'Authentication failed',
  unexpected: 'An unexpected error occurred. Please try again.',
  noUserOrToken: 'Invalid response from server. Missing user or token data.',
  noData: 'Invalid response from server.',
  unreadable: 'Invalid response format',
  /** @param seconds the server's Retry-After, null when it gave none */
  tooMany: (seconds: number | null) =>
    seconds === null ? 'Too many tries, wait a minute.' : `Too many tries, wait ${Math.ceil(seconds)} s.`,
  unreachable: 'We could not reach the server. Check your connection.',
} as const;

export const conversationTexts = {
  failedToInitiate: 'Failed to initiate conversation',
  failedToSubmitAnswer: 'Failed to submit answer',
  failedToSkip: 'Failed to skip question',
  failedToRetry: 'Failed to retry processing',
  failedToFinish: 'Failed to finish conversation',
  noAnswerAction: 'No answer action available',
  noSkipAction: 'No skip action available',
  noRetryAction: 'No retry action available',
  noFinishAction: 'No finish action available',
  noChatMessage: 'No chat message available',
  /** The server gave an address that must not be called. */
  actionRefused: 'This action is not available',
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
  failedToSave: 'That insight was not saved. Please try again.',
  failedToUnsave: 'That insight is still saved. Please try again.',
} as const;

export const storyTexts = {
  listFailed: 'We could not load your stories.',
  storyFailed: 'We could not load this story.',
  storyNotFound: 'We could not find this story. It may have been deleted or you may not have access.',
} as const;

export const achievementTexts = {
  listFailed: 'We could not load your achievements.',
  /** Over the name of one in its toast. */
  unlocked: 'Achievement unlocked',
} as const;

export const weekTexts = {
  failed: 'We could not load your week.',
} as const;

export const elementTexts = {
  listFailed: 'We could not load these elements.',
  elementFailed: 'We could not load this element.',
  notFound: 'We could not find this element. It may have been deleted or you may not have access.',
  unknownKind: (kind: string) => `There is no kind of element called “${kind}”.`,
  /** Section 2, the delete modal. */
  deleteQuestion: 'Are you sure you want to delete this element?',
} as const;

export const summaryTexts = {
  listFailed: 'We could not load your summaries.',
  failed: 'We could not load this summary.',
  notFound: 'We could not find this summary. It may have been deleted or you may not have access.',
  updateFailed: 'Your update was not sent.',
  /** Said once it shows. */
  updated: 'Your summary is up to date.',
} as const;

export const manuscriptTexts = {
  loadFailed: 'We could not load your text.',
  /** Beside "Save failed". */
  keptHere: 'Your text is on this device.',
  /** The device refuses, and the server does not have it either. */
  notKept: 'Your text is not kept. Copy it before you leave.',
  changedAgain: 'The other version changed once more. Look again, then choose.',
  elsewhere: 'This text is open in another tab. You can read it here.',
  tooLarge: 'This file is too large. Files of up to 8 MB can be imported.',
  notText: 'This file is not plain text. Save it as Markdown or plain text, then choose it again.',
  wrongKind: 'Only Markdown and plain text can be imported: files that end in .md, .markdown or .txt.',
  emptyFile: 'There is nothing in this file.',
  exportFailed: 'The file could not be made. Please try again.',
} as const;

export const noteTexts = {
  listFailed: 'We could not load your notes.',
  loadFailed: 'We could not load this note.',
  notFound: 'We could not find this note. It may have been deleted or you may not have access.',
  notSaved: 'Not saved. Your text is on this device.',
  /** The device refuses, and the server does not have it either. */
  notKept: 'Your text is not kept. Copy it before you leave.',
  goneHere: 'This note was deleted on another device. Your text is on this device.',
} as const;

export const trialTexts = {
  ended: 'Your free trial has ended. Your stories stay here.',
} as const;

export const realtimeTexts = {
  title: 'Connection Error',
  setupFailed: 'Failed to establish real-time connection. Please refresh the page.',
  reconnecting: 'Reconnecting…',
} as const;

export const recordingTexts = {
  /** Section 4, at a recording that waited too long. */
  timedOut: 'Request timed out',
  /** At a recording in whose place another answer was sent. */
  answeredOtherwise: 'You answered another way',
  /** Beside every failed recording; where there is little room only that it is safe. */
  notThrough: 'That recording did not go through.',
  safeHere: 'Your recording is safe here.',
  /** Over a transcription that was not made from the sound. */
  demoTranscript: 'Demo transcript (your recording is not transcribed in this demo)',
  tooShort: 'That was too short to hear. Press the microphone and speak.',
} as const;

/** What a microphone does not do, and the way on. `title` is the plain message, `help` what the writer can do. */
export const microphoneTexts = {
  denied: {
    title: 'Microphone is blocked.',
    help: 'Open the site settings next to the address, allow Microphone, then try again.',
  },
  noDevice: { title: 'No microphone found.', help: 'Plug one in, then try again. You can type your answer meanwhile.' },
  busy: {
    title: 'Another app is using the microphone.',
    help: 'Close the other app or its call, then try again. You can type your answer meanwhile.',
  },
  unsupported: {
    title: 'This browser cannot record sound.',
    help: 'Type your answer, or open this page in another browser.',
  },
  insecure: { title: 'The microphone needs a secure page.', help: 'Open this page over https, or type your answer.' },
  unplugged: { title: 'The microphone was unplugged.', help: 'What you said so far is kept on this device.' },
  muted: {
    title: 'Your microphone is muted.',
    help: 'Unmute it and go on. What you said so far is kept on this device.',
  },
  interrupted: { title: 'Paused while you were away.', help: 'What you said so far is kept on this device.' },
  recorderFailed: { title: 'The recording stopped.', help: 'What you said so far is kept on this device.' },
} as const satisfies Record<string, { title: string; help: string }>;

export type MicrophoneTextKey = keyof typeof microphoneTexts;

/** In the dock while the engine works, under the status text of section 4. */
export const workTexts = {
  mayLeave: 'You can leave. We will keep working.',
  /** From 20 s on. */
  stillWorking: 'Still working.',
} as const;

export const offlineTexts = {
  /** The connection notice. */
  notice: 'You are offline. Your work is kept on this device.',
  /** In the dock, at an answer that could not leave yet. */
  willSend: 'You are offline. This will send when you are back.',
} as const;

export const outboxTexts = {
  /** An edited answer was sent while the one before it had arrived after all. */
  earlierArrived: 'An earlier version of this answer has arrived. This one is kept here.',
} as const;

/** What a device's storage does not do. */
export const storageTexts = {
  blocked: 'Nothing can be saved on this device.',
  draftNotKept: 'Draft not kept. Copy it before you leave.',
} as const;

export const outlineTexts = {
  failed: 'We could not load your outline.',
} as const;

export const reconciliationTexts = {
  failed: 'We could not load these changes.',
  choiceNotSaved: 'That choice was not saved.',
  notApplied: 'The changes were not applied. Your choices are kept.',
  empty: 'Write what should stand there, or choose Drop.',
} as const;

/** At a picture that was not taken (section 8). */
export const uploadTexts = { failed: 'An error occurred during upload.' } as const;

/** A part of the application that did not arrive: a newer version is served, or it could not be fetched. */
export const versionTexts = {
  newer: 'Lamplight was updated',
  newerScreen: 'Reload to open this page. What you wrote and recorded is still on this device.',
  failed: 'This page did not load',
  failedScreen: 'Check your connection, then reload. What you wrote and recorded is still on this device.',
  /** Over the screen that the writer is on. */
  partFailed: 'This part did not load',
  newerPart: 'Lamplight was updated. Reload when you are ready: what you wrote and recorded stays on this device.',
  failedPart: 'Check your connection, then reload. What you wrote and recorded stays on this device.',
  reload: 'Reload',
} as const;

/** Where no text of section 8 fits. */
export const generalTexts = {
  title: 'Error',
  unexpected: 'An unexpected error occurred. Please try again.',
  unreachable: 'We could not reach the server. Check your connection.',
  tooLarge: 'This is too large for the server to take.',
  wait: (seconds: number | null) =>
    seconds === null
      ? 'The server is busy. Try again in a minute.'
      : `The server is busy. Try again in ${Math.ceil(seconds)} s.`,
  loginNeeded: 'Please log in again.',
} as const;
