import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { isDirty, canSave } from '#src/lib/save-reducer.ts';
import {
  createField,
  fieldReducer,
  toFieldDraft,
  type FieldCopy,
  type FieldDraft,
  type FieldEvent,
  type FieldState,
} from '#src/lib/autosave-field.ts';
import { joinFieldTexts, mergeFieldTexts, noteStrategy, type NoteFieldText } from './note-text.ts';

type RemoteField = FieldCopy<NoteFieldText>;
type NoteField = FieldState<NoteFieldText>;
type NoteFieldEvent = FieldEvent<NoteFieldText>;

function noteFieldReducer(field: NoteField, event: NoteFieldEvent): NoteField {
  return fieldReducer(field, event, noteStrategy);
}

function createNoteField(copy: RemoteField, draft: FieldDraft<NoteFieldText> | null): NoteField {
  return createField(copy, draft, noteStrategy);
}

function toDoc(text: string): RichDoc {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) }],
  };
}

function createText(title: string, text: string): NoteFieldText {
  return { title, content: toDoc(text) };
}

function createRemote(version: number, title: string, text: string): RemoteField {
  return {
    version,
    value: createText(title, text),
  };
}

function formatText({ title, content }: NoteFieldText): string {
  return `${title}: ${content ? plainText(content) : '-'}`;
}

const base = createRemote(3, 'Tides', 'Low water.');

function typed(title: string, text: string): NoteFieldEvent {
  return { type: 'changed', value: createText(title, text) };
}

function received(...copy: Parameters<typeof createRemote>): NoteFieldEvent {
  return { type: 'received', copy: createRemote(...copy) };
}

function chosen(choice: 'local' | 'remote' | 'both'): NoteFieldEvent {
  return { type: 'chosen', choice };
}

const sendStarted: NoteFieldEvent = { type: 'sendStarted' };

function saved(version: number): NoteFieldEvent {
  return { type: 'saved', version };
}

const cut: NoteFieldEvent = { type: 'sendFailed', error: 'offline' };
const refused: NoteFieldEvent = { type: 'sendFailed', error: 'refused' };

function after(...events: NoteFieldEvent[]): NoteField {
  return events.reduce(noteFieldReducer, createNoteField(base, null));
}

function formatField({ local, save, remote }: NoteField): string {
  return [
    formatText(local),
    `v${save.version}`,
    isDirty(save) ? 'unsaved' : 'saved',
    ...(remote ? [`remote v${remote.version}`] : []),
  ].join(' | ');
}

describe('note field', () => {
  it.each<[string, NoteFieldEvent[], string]>([
    ['as it was opened', [], 'Tides: Low water. | v3 | saved'],
    ['typed in', [typed('Tides', 'High.')], 'Tides: High. | v3 | unsaved'],
    ['saved', [typed('Tides', 'High.'), sendStarted, saved(4)], 'Tides: High. | v4 | saved'],
    [
      'typed in while a save was on its way',
      [typed('Tides', 'High.'), sendStarted, typed('Tides', 'Higher.'), saved(4)],
      'Tides: Higher. | v4 | unsaved',
    ],
    ['changed elsewhere, nothing unsaved here', [received(4, 'Tides', 'Ebb.')], 'Tides: Ebb. | v4 | saved'],
    ['told of an older copy', [received(2, 'Old', 'Old.')], 'Tides: Low water. | v3 | saved'],
    [
      'told of the copy that it has',
      [typed('Tides', 'High.'), received(3, 'Tides', 'Low water.')],
      'Tides: High. | v3 | unsaved',
    ],
    [
      'changed elsewhere while something is unsaved here',
      [typed('Tides', 'High.'), received(4, 'Tides', 'Ebb.')],
      'Tides: High. | v3 | unsaved | remote v4',
    ],
    [
      'given another title elsewhere, another text here',
      [typed('Tides', 'High.'), received(4, 'Tide tables', 'Low water.')],
      'Tide tables: High. | v4 | unsaved',
    ],
    [
      'changed in the same way elsewhere',
      [typed('Tides', 'High.'), received(4, 'Tides', 'High.')],
      'Tides: High. | v4 | saved',
    ],
    [
      'refused as stale',
      [typed('Tides', 'High.'), sendStarted, refused, received(5, 'Tides', 'Ebb.')],
      'Tides: High. | v3 | unsaved | remote v5',
    ],
    [
      'told of its own save before the answer',
      [typed('Tides', 'High.'), sendStarted, received(4, 'Tides', 'High.'), saved(4)],
      'Tides: High. | v4 | saved',
    ],
    [
      'told of another change while a save was on its way',
      [typed('Tides', 'High.'), sendStarted, received(5, 'Tides', 'Ebb.'), saved(4)],
      'Tides: Ebb. | v5 | saved',
    ],
    [
      'saved by a call whose answer was lost, typed in since',
      [typed('Tides', 'High.'), sendStarted, cut, typed('Tides', 'Higher.'), received(4, 'Tides', 'High.')],
      'Tides: Higher. | v4 | unsaved',
    ],
    [
      'refused as stale, where only the title had changed',
      [typed('Tides', 'High.'), sendStarted, refused, received(5, 'Ebb', 'Low water.')],
      'Ebb: High. | v5 | unsaved',
    ],
    [
      'to be chosen: local',
      [typed('Tides', 'High.'), received(4, 'Tides', 'Ebb.'), chosen('local')],
      'Tides: High. | v4 | unsaved',
    ],
    [
      'to be chosen: remote',
      [typed('Tides', 'High.'), received(4, 'Tides', 'Ebb.'), chosen('remote')],
      'Tides: Ebb. | v4 | saved',
    ],
    [
      'to be chosen: both',
      [typed('Tides', 'High.'), received(4, 'Tides', 'Ebb.'), chosen('both')],
      'Tides: High.\n\nFrom the other device:\n\nEbb. | v4 | unsaved',
    ],
    ['asked for a choice that there is not', [chosen('remote')], 'Tides: Low water. | v3 | saved'],
    [
      'given another version by a change beside the text',
      [received(4, 'Tides', 'Low water.')],
      'Tides: Low water. | v4 | saved',
    ],
  ])('computes the state of a field %s', (_what, events, expected) => {
    expect(formatField(after(...events))).toBe(expected);
  });

  it("doesn't save during a conflict and saves after the writer's choice", () => {
    const torn = after(typed('Tides', 'High.'), received(4, 'Tides', 'Ebb.'));
    expect(canSave(torn.save)).toBe(false);
    expect(canSave(noteFieldReducer(torn, chosen('both')).save)).toBe(true);
  });

  it('clears the deleted mark when the server returns the field again', () => {
    const deleted = after({ type: 'deleted' });
    expect([deleted.isDeleted, noteFieldReducer(deleted, received(3, 'Tides', 'Low water.')).isDeleted]).toEqual([
      true,
      false,
    ]);
  });
});

describe('note field with a stored draft', () => {
  const draft = toFieldDraft(after(typed('Tides', 'High.')));

  it.each<[string, RemoteField, string]>([
    ['goes on where nothing else changed', base, 'Tides: High. | v3 | unsaved'],
    ['is saved where the server has it', createRemote(4, 'Tides', 'High.'), 'Tides: High. | v4 | saved'],
    ['asks where both changed', createRemote(4, 'Tides', 'Ebb.'), 'Tides: High. | v3 | unsaved | remote v4'],
    [
      'is one text where each changed something else',
      createRemote(9, 'Ebb', 'Low water.'),
      'Ebb: High. | v9 | unsaved',
    ],
  ])('%s', (_what, copy, expected) => {
    expect(formatField(createNoteField(copy, draft))).toBe(expected);
  });

  it('recognises its own text on the server after a crash during a save', () => {
    const unanswered = toFieldDraft(after(typed('Tides', 'High.'), sendStarted, typed('Tides', 'Higher.')));
    expect(formatField(createNoteField(createRemote(4, 'Tides', 'High.'), unanswered))).toBe(
      'Tides: Higher. | v4 | unsaved',
    );
  });

  it('stores no draft of saved text', () => {
    expect(toFieldDraft(after(typed('Tides', 'High.'), sendStarted, saved(4)))).toBeNull();
  });
});

describe('two texts of a note field', () => {
  it.each<[string, NoteFieldText, NoteFieldText, NoteFieldText | null]>([
    ['local only', createText('A', 'x'), createText('T', 'w'), createText('A', 'x')],
    ['remote only', createText('T', 'w'), createText('A', 'x'), createText('A', 'x')],
    ['my title, their text', createText('A', 'w'), createText('T', 'x'), createText('A', 'x')],
    ['the same title twice', createText('A', 'w'), createText('A', 'w'), createText('A', 'w')],
    ['two titles', createText('A', 'w'), createText('B', 'w'), null],
    ['two texts', createText('T', 'x'), createText('T', 'y'), null],
  ])('merges both texts, or returns null on a conflict: %s', (_what, local, remote, merged) => {
    expect(mergeFieldTexts(createText('T', 'w'), local, remote)).toEqual(merged);
  });

  it('joins both texts below each other and both titles on one line', () => {
    expect(formatText(joinFieldTexts(createText('A', 'x'), createText('B', 'y')))).toBe(
      'A / B: x\n\nFrom the other device:\n\ny',
    );
    expect(joinFieldTexts({ title: 'A', content: null }, { title: '', content: null })).toEqual({
      title: 'A',
      content: null,
    });
  });
});

describe('note field after random events', () => {
  const hers = fc.constantFrom('one', 'two', 'three');
  const elsewhere = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('ebb', 'flood'));
  const event = fc.oneof(
    hers.map((text) => typed('Tides', text)),
    fc.constant(sendStarted),
    fc.integer({ min: 1, max: 9 }).map(saved),
    fc.constant(cut),
    elsewhere.map(([version, words]) => received(version, 'Tides', words)),
    fc.constant(refused),
    fc.constantFrom(chosen('local'), chosen('both')),
  );

  it('contains or has saved the text typed last', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 14 }), (events) => {
        let field = createNoteField(base, null);
        let last: string | null = null;
        let delivered = '';
        for (const next of events) {
          if (next.type === 'changed') last = formatText(next.value).replace('Tides: ', '');
          if (next.type === 'saved' && field.sent !== null) delivered = formatText(field.sent);
          field = noteFieldReducer(field, next);
          if (last !== null) expect(isDirty(field.save) ? formatText(field.local) : delivered).toContain(last);
        }
      }),
    );
  });
});
