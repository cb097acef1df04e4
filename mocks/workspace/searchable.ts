/** Normalises text for search: ignores case and how accents are encoded. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
