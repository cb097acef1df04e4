import type { Run } from '#src/lib/text-import/runs.ts';

/** Text of HTML. `isPre`: its spaces and line breaks stand as they are. */
export type HtmlRun = Run & { readonly isPre: boolean };

/** Spaces as a browser shows them. No-break spaces beside spaces are how programs write several of them. */
export function collapseSpaces(runs: readonly HtmlRun[]): Run[] {
  const shown: Run[] = [];
  let isAfterSpace = true;
  for (const { text, marks, isPre } of runs) {
    let next = isPre ? text.replaceAll(/\r\n?/g, '\n') : text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    if (!isPre && isAfterSpace) next = next.replace(/^ /, '');
    next = next.replaceAll(/\u{a0}(?=[ \u{a0}])|(?<=[ \u{a0}])\u{a0}/gu, ' ');
    if (next === '') continue;
    if (next.startsWith('\n')) trimEnd(shown, / +$/);
    isAfterSpace = /[ \n\t]$/.test(next);
    shown.push({ text: next, marks });
  }
  trimEnd(shown, /[ \n]+$/);
  return shown;
}

function trimEnd(runs: Run[], end: RegExp): void {
  for (let last = runs.at(-1); last !== undefined; last = runs.at(-1)) {
    const text = last.text.replace(end, '');
    if (text === last.text) return;
    runs.pop();
    if (text !== '') runs.push({ ...last, text });
  }
}

/** Splits at two or more line breaks. */
export function splitAtBlankLines(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  let isAfterBreak = false;
  for (const { text, marks } of runs)
    for (const piece of text.split(/(\n)/)) {
      if (piece === '') continue;
      if (piece === '\n' && isAfterBreak) {
        parts.at(-1)?.pop();
        if ((parts.at(-1)?.length ?? 0) > 0) parts.push([]);
      } else parts.at(-1)?.push({ text: piece, marks });
      isAfterBreak = piece === '\n';
    }
  return parts;
}
