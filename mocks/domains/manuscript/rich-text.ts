import { countWords } from '#shared/text/word-count.ts';
import type { Schema } from '#mocks/model/tables.ts';

type RichText = Schema<'RichText'>;

export const emptyText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

export const emptyDocument = { version: 1, content: emptyText, words: 0, updated_at: null } as const;

type Node = { readonly type?: unknown; readonly text?: unknown; readonly content?: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function addLines(node: Node, lines: string[]): void {
  if (node.type === 'text' && typeof node.text === 'string') {
    lines.push((lines.pop() ?? '') + node.text);
    return;
  }
  // A break inside a block, or a block's start or end.
  lines.push('');
  if (!Array.isArray(node.content)) return;
  for (const inner of node.content as readonly unknown[]) if (isNode(inner)) addLines(inner, lines);
  lines.push('');
}

/** Returns a text's lines; partly formatted words stay whole. */
export function toPlainLines(text: RichText): readonly string[] {
  const lines: string[] = [];
  addLines(text, lines);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

export function countWordsIn(text: RichText): number {
  return toPlainLines(text).reduce((sum, line) => sum + countWords(line), 0);
}
