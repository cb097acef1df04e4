/** Normalises text for search: ignores case and how accents are encoded. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase();
