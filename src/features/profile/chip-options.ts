import { foldText } from '#shared/text/search.ts';

/** A known chip, or the typed text as the last option. */
export type ChipOption = { readonly word: string; readonly isNew: boolean };

function normalize(word: string): string {
  return word.trim().normalize('NFC').toLowerCase();
}

/** Matches regardless of case, spaces and Unicode form. */
export function findChip(chips: readonly string[], word: string): string | undefined {
  return chips.find((chip) => normalize(chip) === normalize(word));
}

/** Returns known chips that contain the typed text and aren't chosen, then the typed text. */
export function chipOptions(typed: string, options: readonly string[], chosen: readonly string[]): ChipOption[] {
  const word = typed.trim();
  const fit = options.filter((one) => foldText(one).includes(foldText(word)) && findChip(chosen, one) === undefined);
  const isNew = word !== '' && findChip(options, word) === undefined && findChip(chosen, word) === undefined;
  return [...fit.map((one) => ({ word: one, isNew: false })), ...(isNew ? [{ word, isNew: true }] : [])];
}
