import { describe, expect, it } from 'vitest';
import { initialSaveState, type SaveState } from '#src/lib/save-reducer.ts';
import { formatNoteSaveState, type SavedField } from './format-note-save-state.ts';

const opened: SaveState = { ...initialSaveState, version: 3 };
const saved: SavedField = { save: opened, draft: 'empty' };
const typing: SavedField = { save: { ...opened, edits: 1 }, draft: 'waiting' };
const typingOn: SavedField = { save: { ...opened, edits: 2 }, draft: 'waiting' };
const stored: SavedField = { save: { ...opened, edits: 1 }, draft: 'saved' };
const sending: SavedField = { save: { ...opened, edits: 1, sending: 1 }, draft: 'saved' };
const failed: SavedField = { save: { ...opened, edits: 1, error: 'failed' }, draft: 'saved' };
const offline: SavedField = { save: { ...opened, edits: 1, error: 'offline' }, draft: 'saved' };

describe('formatNoteSaveState', () => {
  it.each<[string, SavedField[], boolean, string]>([
    ['the server has all of it', [saved, saved], false, 'Saved'],
    ['the first key is not kept yet', [saved, typing], false, ''],
    ['keys follow each other', [saved, typingOn], false, 'Saved on this device'],
    ['one piece is kept only here', [saved, stored], false, 'Saved on this device'],
    ['a save takes a moment', [saved, sending], false, 'Saved on this device'],
    ['a save takes longer', [sending, stored], true, 'Saving…'],
    ['there is no network', [offline, saved], false, 'Saved on this device'],
    ['one piece was refused', [stored, failed, saved], false, 'Save failed'],
    ['nothing is open', [], false, ''],
  ])('shows the save state when %s', (_when, fields, isSlow, label) => {
    expect(formatNoteSaveState(fields, isSlow)).toBe(label);
  });
});
