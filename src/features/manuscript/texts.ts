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
