import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { getHunks, type Hunk } from '#src/lib/merge-versions.ts';
import type { NoteFieldText } from './note-field-reducer.ts';

function line(type: 'heading' | 'paragraph', text: string): RichNode {
  return {
    type,
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  };
}

function wholeText({ title, content }: NoteFieldText, withTitle: boolean): RichDoc {
  if (content === null) return { type: 'doc', content: [line('paragraph', title)] };
  return { type: 'doc', content: withTitle ? [line('heading', title), ...content.content] : content.content };
}

export function getNoteHunks(local: NoteFieldText, remote: NoteFieldText): readonly Hunk[] {
  const withTitle = local.title !== remote.title;
  return getHunks(wholeText(local, withTitle), wholeText(remote, withTitle));
}
