import { diffSequences } from '#src/lib/diff.ts';

export type DiffToken = { readonly text: string; readonly isNew: boolean };

/** Shorter texts get no marks, which would only distract. */
const longFrom = 12;

function splitWords(text: string): string[] {
  return text.match(/\S+\s*/gu) ?? [];
}

/** Marks the new words in a long text. Short or mostly new texts are one token. */
export function diffWords(was: string | null, now: string): readonly DiffToken[] {
  const [before, after] = [splitWords(was ?? ''), splitWords(now)];
  const whole = [{ text: now, isNew: false }];
  if (before.length < longFrom || after.length < longFrom) return whole;
  const trimmed = (words: readonly string[]): string[] => words.map((word) => word.trimEnd());
  const differences = diffSequences(trimmed(before), trimmed(after)).map(({ remote }) => remote);
  if (differences.some(([from, to]) => to - from > after.length / 2)) return whole;
  const tokens: DiffToken[] = [];
  let at = 0;
  for (const [from, to] of [...differences, [after.length, after.length] as const]) {
    tokens.push(
      { text: after.slice(at, from).join(''), isNew: false },
      { text: after.slice(from, to).join(''), isNew: true },
    );
    at = to;
  }
  return tokens.filter(({ text }) => text !== '');
}
