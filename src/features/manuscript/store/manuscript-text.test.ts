import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { createField, toFieldDraft, type FieldCopy, type FieldDraft } from '#src/lib/autosave-field.ts';
import { isDirty } from '#src/lib/save-reducer.ts';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { toEditorText } from '#src/ui/rich-text/editor-text.ts';
import { richMarks, richNodes } from '#src/ui/rich-text/nodes.ts';
import { createManuscriptFormat, createManuscriptStrategy } from './manuscript-text.ts';

const schema = getSchema([...richNodes, ...richMarks]);

function toNode(doc: RichDoc) {
  return toEditorText(schema, doc);
}

function text(content: string) {
  return toNode({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }] });
}

type Text = ReturnType<typeof text>;

const strategy = createManuscriptStrategy(toNode);
const { serialize, parse } = createManuscriptFormat(toNode);

function at(version: number, content: string): FieldCopy<Text> {
  return { version, value: text(content) };
}

function draft(version: number, content: string): FieldDraft<Text> | null {
  return parse(serialize({ base: at(version, ''), local: text(content), unconfirmed: null }, 'text'), 'text');
}

const unreachable: FieldCopy<Text> = { version: null, value: toNode({ type: 'doc', content: [] }) };

describe('an opened manuscript', () => {
  it.each([
    ["shows the server's text", at(12, 'a'), null, 'a v12'],
    ["shows the server's text when the draft says the same", at(13, 'a'), draft(12, 'a'), 'a v13'],
    ['shows a draft based on the same version', at(12, 'a'), draft(12, 'b'), 'b v12 unsaved'],
    ["shows the draft when the server can't be asked", unreachable, draft(12, 'b'), 'b v12 unsaved'],
    ['keeps both texts when each has changed', at(13, 'a'), draft(12, 'b'), 'b v12 unsaved, remote v13'],
  ])('%s', (_what, copy, stored, expected) => {
    const { local, save, remote } = createField(copy, stored, strategy);
    const state = `${local.textContent} v${save.version}${isDirty(save) ? ' unsaved' : ''}`;
    expect(remote === null ? state : `${state}, remote v${remote.version}`).toBe(expected);
  });

  it('stores no draft of a saved text', () => {
    expect(toFieldDraft(createField(at(12, 'a'), null, strategy))).toBeNull();
  });

  it('joins the drafts of two tabs below each other', () => {
    expect(strategy.join(text('Mine.'), text('Theirs.')).textContent).toBe('Mine.Other version:Theirs.');
  });
});
