import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FailureKind } from './failure.ts';
import { saveTexts } from './screen-texts.ts';
import {
  classifySaveError,
  saveReducer,
  isDirty,
  isNewerVersion,
  canSave,
  initialSaveState,
  type SaveEvent,
  type SaveState,
  selectSaveKind,
  selectFieldsKind,
  type SavedField,
} from './save-reducer.ts';

function after(...events: SaveEvent[]): SaveState {
  return events.reduce(saveReducer, initialSaveState);
}

const opened: SaveEvent = { type: 'opened', version: 12, isDirty: false };
const changed: SaveEvent = { type: 'changed' };
const sent: SaveEvent = { type: 'sendStarted' };

function saved(version: number): SaveEvent {
  return { type: 'saved', version };
}

const storedOnDevice = { isStored: true, isSlow: false };

describe('the save state', () => {
  it('accepts only a later version and ignores an older response', () => {
    const newest = after({ type: 'opened', version: 14, isDirty: false });
    expect([13, 14, 15].map((version) => isNewerVersion(newest, version))).toEqual([false, false, true]);
    expect(isNewerVersion(initialSaveState, 1)).toBe(true);
  });

  it('shows the correct label for each state', () => {
    const table: [SaveEvent[], { isStored: boolean; isSlow: boolean }, string][] = [
      [[], storedOnDevice, ''],
      [[opened], storedOnDevice, 'Saved'],
      [[opened, changed], { isStored: false, isSlow: false }, ''],
      [[opened, changed], storedOnDevice, 'Saved on this device'],
      [[opened, changed, sent], storedOnDevice, 'Saved on this device'],
      [[opened, changed, sent], { isStored: true, isSlow: true }, 'Saving…'],
      [[opened, changed, sent, saved(13)], storedOnDevice, 'Saved'],
      [[opened, changed, sent, changed, saved(13)], storedOnDevice, 'Saved on this device'],
      [[opened, changed, sent, { type: 'sendFailed', error: 'offline' }], storedOnDevice, 'Saved on this device'],
      [[opened, changed, sent, { type: 'sendFailed', error: 'failed' }], storedOnDevice, 'Save failed'],
      [[opened, changed, sent, { type: 'sendFailed', error: 'refused' }], storedOnDevice, 'Save failed'],
      [[opened, changed, sent, { type: 'conflicted', version: 14 }], storedOnDevice, 'Saved on this device'],
      [[{ type: 'opened', version: null, isDirty: true }], storedOnDevice, 'Saved on this device'],
    ];
    for (const [events, seen, words] of table) expect(saveTexts[selectSaveKind(after(...events), seen)]).toBe(words);
  });

  it('allows one save at a time, except during a conflict or without a version', () => {
    expect(canSave(after(opened))).toBe(false);
    expect(canSave(after(opened, changed))).toBe(true);
    expect(canSave(after(opened, changed, sent))).toBe(false);
    expect(canSave(after(opened, changed, sent, changed, saved(13)))).toBe(true);
    expect(canSave(after(opened, changed, sent, { type: 'conflicted', version: 14 }, changed))).toBe(false);
    expect(canSave(after({ type: 'opened', version: null, isDirty: true }))).toBe(false);
  });

  it('continues from the version that the writer chose', () => {
    const state = after(opened, changed, sent, { type: 'conflicted', version: 14 }, { type: 'settled', version: 15 });
    expect(state).toMatchObject({ version: 15, remoteVersion: null, error: null });
    expect(isDirty(state)).toBe(false);
  });

  it('never counts newer text as saved, in any order of events', () => {
    const event: fc.Arbitrary<SaveEvent> = fc.constantFrom<SaveEvent>(changed, sent, saved(13), {
      type: 'sendFailed',
      error: 'failed',
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = after(opened);
        let server = 0;
        for (const next of events) {
          if (next.type === 'saved' && state.sending !== null) server = state.sending;
          state = saveReducer(state, next);
          expect(state.saved).toBe(server);
          expect(isDirty(state)).toBe(state.edits !== server);
        }
      }),
    );
  });
});

describe('save errors', () => {
  it.each<[FailureKind, number | null, string]>([
    ['network', null, 'offline'],
    ['timeout', null, 'offline'],
    ['parse', 200, 'failed'],
    ['http', 500, 'failed'],
    ['http', 503, 'failed'],
    ['http', 408, 'failed'],
    ['http', 419, 'failed'],
    ['http', 429, 'failed'],
    ['http', 401, 'refused'],
    ['http', 403, 'refused'],
    ['http', 413, 'refused'],
    ['http', 422, 'refused'],
  ])('classifies %s %s as %s', (kind, status, errorKind) => {
    expect(classifySaveError({ kind, status })).toBe(errorKind);
  });

  it('classifies any other error as failed', () => {
    expect(classifySaveError(null)).toBe('failed');
  });
});

const unchanged: SaveState = { ...initialSaveState, version: 3 };
const savedField: SavedField = { save: unchanged, draft: 'empty' };
const typing: SavedField = { save: { ...unchanged, edits: 1 }, draft: 'waiting' };
const typingOn: SavedField = { save: { ...unchanged, edits: 2 }, draft: 'waiting' };
const stored: SavedField = { save: { ...unchanged, edits: 1 }, draft: 'saved' };
const sending: SavedField = { save: { ...unchanged, edits: 1, sending: 1 }, draft: 'saved' };
const failed: SavedField = { save: { ...unchanged, edits: 1, error: 'failed' }, draft: 'saved' };
const offline: SavedField = { save: { ...unchanged, edits: 1, error: 'offline' }, draft: 'saved' };

describe('selectFieldsKind', () => {
  it.each<[string, SavedField[], boolean, string]>([
    ['the server has all of it', [savedField, savedField], false, 'Saved'],
    ['the first key is not kept yet', [savedField, typing], false, ''],
    ['keys follow each other', [savedField, typingOn], false, 'Saved on this device'],
    ['one piece is kept only here', [savedField, stored], false, 'Saved on this device'],
    ['a save takes a moment', [savedField, sending], false, 'Saved on this device'],
    ['a save takes longer', [sending, stored], true, 'Saving…'],
    ['there is no network', [offline, savedField], false, 'Saved on this device'],
    ['one piece was refused', [stored, failed, savedField], false, 'Save failed'],
    ['nothing is open', [], false, ''],
  ])('shows the save state when %s', (_when, fields, isSlow, label) => {
    expect(saveTexts[selectFieldsKind(fields, isSlow)]).toBe(label);
  });
});
