import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { getDraftText } from '#src/lib/text-draft.ts';
import { mergeDrafts } from '#src/lib/autosave-field.ts';
import {
  noteStrategy,
  parseFieldDraft,
  serializeFieldDraft,
  type NoteFieldDraft,
  type NoteFieldText,
} from './note-text.ts';

function toDoc(text: string): RichDoc {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
}

function createFieldDraft(text: string, version = 3): NoteFieldDraft {
  return {
    base: { version, value: { title: 'Tides', content: toDoc('Low water.') } },
    local: { title: 'Tides', content: toDoc(text) },
    unconfirmed: null,
  };
}

describe('note field draft', () => {
  it('reads a stored draft back unchanged', () => {
    const section = { ...createFieldDraft('High.'), unconfirmed: { title: 'Tides', content: toDoc('Hi') } };
    expect(parseFieldDraft(serializeFieldDraft(section), 7101)).toEqual(section);
    const title: NoteFieldDraft = {
      base: { version: 1, value: { title: '', content: null } },
      local: { title: 'Ebb', content: null },
      unconfirmed: null,
    };
    expect(parseFieldDraft(serializeFieldDraft(title), 'title')).toEqual(title);
  });

  it("returns a draft's plain text for the list of unsent work", () => {
    expect(getDraftText(serializeFieldDraft(createFieldDraft('High.')))).toBe('Tides\n\nHigh.');
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":3}',
    '{"version":"3","doc":{"type":"doc","content":[]}}',
    'She kept it.',
  ])("rejects stored text that isn't a draft: %j", (stored) => {
    expect(parseFieldDraft(stored, 7101)).toBeNull();
  });

  it('merges the drafts of several tabs, newest first', () => {
    const joined = mergeDrafts(
      [createFieldDraft('older', 2), createFieldDraft('newer', 3), createFieldDraft('newer', 3)],
      noteStrategy,
    );
    expect(joined?.base.version).toBe(3);
    expect(plainText(joined?.local.content ?? toDoc(''))).toBe('newer\n\nFrom the other device:\n\nolder');
    expect(mergeDrafts<NoteFieldText>([], noteStrategy)).toBeNull();
  });
});
