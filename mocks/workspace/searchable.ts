/** Text as it is compared in a search: without regard to case, and to how its accents are written. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase();
