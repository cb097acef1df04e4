import type { RichNode } from '#src/lib/rich-text.ts';

/** Text with its marks' names. A new line is a line break. */
export type Run = { readonly text: string; readonly marks: readonly string[] };

/** Returns the block with the runs as its content. Joins runs with the same marks. */
export function withRuns(block: RichNode, runs: readonly Run[]): RichNode {
  const content: RichNode[] = [];
  for (const { text, marks } of runs) {
    const types = [...new Set(marks)].toSorted();
    for (const [n, line] of text.split('\n').entries()) {
      if (n > 0) content.push({ type: 'hardBreak' });
      const before = content.at(-1);
      const isSame =
        before?.text !== undefined && String(before.marks?.map(({ type }) => type) ?? []) === String(types);
      if (isSame) content[content.length - 1] = { ...before, text: before.text + line };
      else if (line !== '')
        content.push({ type: 'text', text: line, ...(types.length > 0 && { marks: types.map((type) => ({ type })) }) });
    }
  }
  return content.length > 0 ? { ...block, content } : block;
}

/** Whether a paragraph is a scene break, as in plain manuscripts: asterisks, dashes, a lone number sign. */
export function isSceneBreak(text: string): boolean {
  return /^(?:(?:[*•·~-]\s*){3,}|#|⁂)$/u.test(text.trim());
}

export function isBlank(runs: readonly Run[]): boolean {
  return runs.every(({ text }) => text.trim() === '');
}
