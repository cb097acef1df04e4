import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { getRestoredPath, getTimeLeft, toTrashRows } from './trash-model.ts';

const inProject = { project_slug: 'the-salt-road', project_name: 'The Salt Road' };

describe('toTrashRows', () => {
  it('returns each item that can be restored once, and names those without a name', () => {
    const rows = toTrashRows([
      emptyEntity('TrashItem', { id: 22, name: 'Winter Quarters' }),
      emptyEntity('TrashItem', { id: 22 }),
      emptyEntity('TrashItem', { kind: 'note', id: 22, ...inProject }),
      emptyEntity('TrashItem', { kind: 'moodboard_item', id: 602, name: ' ', ...inProject }),
    ]);
    expect(rows.map(({ kind, name }) => [kind, name])).toEqual([
      ['story', 'Untitled'],
      ['note', 'Untitled'],
      ['moodboard_item', 'Image with no caption'],
    ]);
  });

  it('leaves out unknown kinds, and items without the project that restores them', () => {
    expect(
      toTrashRows([emptyEntity('TrashItem', { kind: 'universe' }), emptyEntity('TrashItem', { kind: 'note' })]),
    ).toEqual([]);
  });
});

describe('getRestoredPath', () => {
  it.each([
    [{}, '/stories/1'],
    [{ kind: 'note', ...inProject }, '/projects/the-salt-road/notes/1'],
    [{ kind: 'moodboard_item', ...inProject }, '/projects/the-salt-road/moodboard'],
    [{ kind: 'element', element_type: 'characters', ...inProject }, '/projects/the-salt-road/characters'],
    [{ kind: 'element', element_type: 'notes', ...inProject }, '/projects/the-salt-road'],
  ])('leads %j to %s', (fields, path) => {
    expect(toTrashRows([emptyEntity('TrashItem', { id: 1, ...fields })]).map(getRestoredPath)).toEqual([path]);
  });
});

describe('getTimeLeft', () => {
  const row = { deletedAt: '2026-11-12T18:45:00.000000Z', expiresAt: '2026-12-12T18:45:00.000000Z' };

  it.each([
    ['2026-11-12T18:40:00.000Z', '30 days'],
    ['2026-11-12T18:45:00.000Z', '30 days'],
    ['2026-11-13T18:44:00.000Z', '30 days'],
    ['2026-11-13T18:46:00.000Z', '29 days'],
    ['2026-12-11T18:44:00.000Z', '2 days'],
    ['2026-12-11T18:46:00.000Z', 'less than a day'],
    ['2027-01-01T00:00:00.000Z', 'less than a day'],
  ])('rounds up to whole days at %s: %s', (now, left) => {
    expect(getTimeLeft(row, Date.parse(now))).toBe(left);
  });
});
