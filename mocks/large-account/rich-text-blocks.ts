import type { Schema } from '#mocks/model/schema.ts';

function text(words: string): Schema<'RichTextNode'>[] {
  return [{ type: 'text', text: words }];
}

export function paragraph(words: string): Schema<'RichTextNode'> {
  return { type: 'paragraph', content: text(words) };
}

export function heading(words: string): Schema<'RichTextNode'> {
  return {
    type: 'heading',
    attrs: { level: 2 },
    content: text(words),
  };
}
