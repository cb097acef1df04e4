/** The rules of a field that holds words as chips: what its list offers, and what typing and choosing make of them. */

/** One line of the list: a word to take, or, last, what was typed. */
export type ChipOption = { readonly word: string; readonly isNew: boolean };

const plain = (word: string): string => word.trim().toLocaleLowerCase();

/** Where a word stands in a list, however it is written. */
const find = (words: readonly string[], word: string): string | undefined =>
  words.find((known) => plain(known) === plain(word));

/** What the list offers for what is typed: known words that hold it and were not taken, then the typed words themselves. */
export function chipOptions(typed: string, known: readonly string[], taken: readonly string[]): ChipOption[] {
  const word = typed.trim();
  const fit = known.filter((one) => plain(one).includes(plain(word)) && find(taken, one) === undefined);
  const isNew = word !== '' && find(known, word) === undefined && find(taken, word) === undefined;
  return [...fit.map((one) => ({ word: one, isNew: false })), ...(isNew ? [{ word, isNew: true }] : [])];
}

/** The words with further ones: spelled as the list spells them, each once, none empty. */
export function addChips(taken: readonly string[], added: readonly string[], known: readonly string[]): string[] {
  const all = [...taken];
  for (const text of added) {
    const word = text.trim();
    if (word !== '' && find(all, word) === undefined) all.push(find(known, word) ?? word);
  }
  return all;
}

/** Text as typed or pasted: everything before a comma or a line end is a word of its own, the rest is still being typed. */
export function splitEntry(text: string): { readonly words: readonly string[]; readonly rest: string } {
  const parts = text.split(/[,\n\r]/u);
  return { words: parts.slice(0, -1), rest: parts.at(-1)?.trimStart() ?? '' };
}

/** Which chip is marked, by its place; null when none is. */
export type Mark = number | null;

/** What a key does in an empty entry: it marks a chip, or takes the marked one away; null when it is none of the field's. */
export type EmptyKey = { readonly mark: Mark; readonly remove: number | null };

/** Backspace marks the last chip first and takes it away second; the arrows walk along the chips and back to the entry. */
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
