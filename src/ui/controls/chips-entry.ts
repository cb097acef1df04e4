/** A known chip, or the typed text as the last option. */
export type ChipOption = { readonly word: string; readonly isNew: boolean };

function normalize(word: string): string {
  return word.trim().toLocaleLowerCase();
}

/** Matches regardless of case and spaces. */
function find(chips: readonly string[], word: string): string | undefined {
  return chips.find((chip) => normalize(chip) === normalize(word));
}

/** Returns known chips that contain the typed text and aren't chosen, then the typed text. */
export function chipOptions(typed: string, options: readonly string[], chosen: readonly string[]): ChipOption[] {
  const word = typed.trim();
  const fit = options.filter((one) => normalize(one).includes(normalize(word)) && find(chosen, one) === undefined);
  const isNew = word !== '' && find(options, word) === undefined && find(chosen, word) === undefined;
  return [...fit.map((one) => ({ word: one, isNew: false })), ...(isNew ? [{ word, isNew: true }] : [])];
}

/** Adds chips in the list's spelling, without duplicates or empty chips. */
export function addChips(chosen: readonly string[], added: readonly string[], options: readonly string[]): string[] {
  const all = [...chosen];
  for (const text of added) {
    const word = text.trim();
    if (word !== '' && find(all, word) === undefined) all.push(find(options, word) ?? word);
  }
  return all;
}

/** Splits typed or pasted text at commas and line ends; `rest` is still being typed. */
export function splitEntry(text: string): { readonly chips: readonly string[]; readonly rest: string } {
  const parts = text.split(/[,\n\r]/u);
  return { chips: parts.slice(0, -1), rest: parts.at(-1)?.trimStart() ?? '' };
}

export type Mark = number | null;

/** A key's effect in an empty entry; null when the key has no effect here. */
export type EmptyKey = { readonly mark: Mark; readonly remove: number | null };

/** Backspace first marks the last chip, then removes it. Arrows move between chips and entry. */
export function emptyEntryKey(key: string, mark: Mark, count: number): EmptyKey | null {
  if (count === 0) return null;
  const last = count - 1;
  if (key === 'Backspace' || key === 'Delete') {
    if (mark !== null) return { mark: null, remove: mark };
    return key === 'Backspace' ? { mark: last, remove: null } : null;
  }
  if (key === 'ArrowLeft') return { mark: mark === null ? last : Math.max(0, mark - 1), remove: null };
  if (key === 'ArrowRight' && mark !== null) return { mark: mark === last ? null : mark + 1, remove: null };
  return null;
}
