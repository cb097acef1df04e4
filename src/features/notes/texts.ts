export const noteTexts = {
  listFailed: 'We couldn’t load your notes.',
  loadFailed: 'We couldn’t load this note.',
  notFound: 'We couldn’t find this note. It may have been deleted, or you may not have access.',
  notSaved: 'Not saved. Your changes are safe on this device.',
  copyBeforeLeaving: 'We can’t save your changes. Copy your text before you leave.',
  goneHere: 'This note was deleted on another device. Your copy is safe here.',
} as const;
