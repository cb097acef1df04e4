import type { Schema } from '#mocks/model/schema.ts';

function text(content: string): Schema<'RichTextNode'>[] {
  return [{ type: 'text', text: content }];
}

export function paragraph(content: string): Schema<'RichTextNode'> {
  return { type: 'paragraph', content: text(content) };
}

export function heading(content: string): Schema<'RichTextNode'> {
  return {
    type: 'heading',
    attrs: { level: 2 },
    content: text(content),
  };
}
