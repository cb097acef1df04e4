import type { Schema } from '#mocks/model/schema.ts';

const text = (words: string): Schema<'RichTextNode'>[] => [{ type: 'text', text: words }];

/** A paragraph of one text. */
export const paragraph = (words: string): Schema<'RichTextNode'> => ({ type: 'paragraph', content: text(words) });

/** The heading of a chapter. */
export const heading = (words: string): Schema<'RichTextNode'> => ({
  type: 'heading',
  attrs: { level: 2 },
  content: text(words),
});
