import type { Schema } from '#mocks/model/schema.ts';

const text = (words: string): Schema<'RichTextNode'>[] => [{ type: 'text', text: words }];

export const paragraph = (words: string): Schema<'RichTextNode'> => ({ type: 'paragraph', content: text(words) });

export const heading = (words: string): Schema<'RichTextNode'> => ({
  type: 'heading',
  attrs: { level: 2 },
  content: text(words),
});
