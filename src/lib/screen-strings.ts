/** Texts of screens other than login and home, apart from strings.ts, so that these two don't load them. */

import type { SaveKind } from './save-reducer.ts';

export const manuscriptTexts = {
  loadFailed: 'We couldn’t load your manuscript.',
  savedOnDevice: 'Your changes are safe on this device.',
  copyBeforeLeaving: 'We can’t save your changes. Copy your text before you leave.',
  changedAgain: 'The other version has changed again. Review it, then choose.',
  elsewhere: 'This manuscript is open in another tab. It’s read-only here.',
  tooLarge: 'This file is too large. You can import files up to 8 MB.',
  wordTooLarge: 'This file is too large. You can import Word files up to 20 MB.',
  notText: 'This isn’t a text file. Open it in the program that made it and save it as .docx or .txt.',
  notWord: 'We couldn’t read this Word file. Save it again as .docx, then try again.',
  wrongKind: 'You can import Word, Markdown or plain text (.docx, .md, .markdown or .txt).',
  emptyFile: 'This file has no text.',
  notOpened: 'We couldn’t open this file. Check that it’s still there and on this device, then choose it again.',
  exportFailed: 'We couldn’t create the file. Please try again.',
  printFailed: 'We couldn’t prepare the pages. Please try again.',
} as const;

/** Files that can't be imported: what each is, and how to make one that can. */
export const foreignFileTexts = {
  oldWord: 'This is an older Word file (.doc). Open it in Word or LibreOffice, save it as .docx and import that.',
  lockedWord: 'This Word file has a password. Open it in Word, remove the password under File > Info, and save it.',
  damagedZip: 'This file is damaged or incomplete. Open it in Word, which may repair it, and save it again as .docx.',
  pdf: 'This is a PDF. Open it in Word or Google Docs, save it as .docx and import that.',
  rtf: 'This is a rich text file (.rtf). Open it in Word or LibreOffice, save it as .docx and import that.',
  odt: 'This is an OpenDocument file. Open it in LibreOffice or Word, save it as .docx and import that.',
  pages: 'This is a Pages file. In Pages, choose File > Export To > Word, and import the .docx file.',
  epub: 'This is an e-book (.epub). Convert it to .docx, for example with calibre, and import that.',
  gdoc: 'This is only a link to a Google document. In Google Docs, choose File > Download > Microsoft Word (.docx).',
  html: 'This is a web page. Open it in Word or LibreOffice, save it as .docx and import that.',
} as const;

export const noteTexts = {
  listFailed: 'We couldn’t load your notes.',
  loadFailed: 'We couldn’t load this note.',
  notFound: 'We couldn’t find this note. It may have been deleted, or you may not have access.',
  notSaved: 'Not saved. Your changes are safe on this device.',
  copyBeforeLeaving: 'We can’t save your changes. Copy your text before you leave.',
  goneHere: 'This note was deleted on another device. Your copy is safe here.',
} as const;

export const trashTexts = {
  listFailed: 'We couldn’t load your trash.',
  moreFailed: 'We couldn’t load more. Please try again.',
  notRestored: 'We couldn’t restore this.',
} as const;

export const recordingTexts = {
  /** For a recording that waited too long. */
  timedOut: 'Request timed out',
  answeredOtherwise: 'You sent a different answer instead',
  notThrough: 'That recording didn’t go through.',
  safeHere: 'Your recording is safe on this device.',
  demoTranscript: 'Demo transcript (your recording is not transcribed in this demo)',
  correctTranscript: 'Correct transcript',
  typeTranscript: 'Type transcript',
  answeredElsewhere:
    'Your recording is for an earlier question, which was answered in another tab or on another device.',
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
  silent: {
    title: 'We can’t hear anything yet.',
    help: 'Check the microphone’s switch, or use another one.',
  },
  interrupted: { title: 'Paused while you were away.', help: 'Everything so far is saved on this device.' },
  recorderFailed: { title: 'The recording stopped.', help: 'Everything so far is saved on this device.' },
} as const satisfies Record<string, { title: string; help: string }>;

export type MicrophoneTextKey = keyof typeof microphoneTexts;

export const workTexts = {
  mayLeave: 'You can leave this page. We’ll keep working.',
  stillWorking: 'Still working.',
} as const;

export const outboxTexts = {
  waiting: 'Your answer is waiting to be sent.',
  earlierArrived: 'We’d already received an earlier version of this answer. This one is saved here.',
} as const;

export const saveTexts = {
  none: '',
  saved: 'Saved',
  saving: 'Saving…',
  onDevice: 'Saved on this device',
  failed: 'Save failed',
} as const satisfies Record<SaveKind, string>;

export const storageTexts = {
  blocked: 'We can’t save anything on this device.',
  draftNotSaved: 'Draft not saved. Copy it before you leave.',
  answeredElsewhere: 'Your text is for an earlier question, which was answered in another tab or on another device.',
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
