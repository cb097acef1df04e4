import { describe, expect, it } from 'vitest';
import { parseOutline, partName, sceneName } from './outline-view.ts';

describe('an outline', () => {
  it('is read with its parts and scenes in their order', () => {
    const scene = { id: 's', title: 'The door', synopsis: null, status: 'done' };
    expect(parseOutline({ version: 4, parts: [{ id: 'p', title: 'The key', scenes: [scene] }] })).toEqual({
      version: 4,
      parts: [{ id: 'p', title: 'The key', scenes: [{ ...scene, synopsis: '' }] }],
    });
  });

  it('cannot be saved against without a version', () => {
    for (const odd of [null, 7, 'x', [], {}, { parts: [] }, { version: '4', parts: [] }])
      expect(parseOutline(odd)).toBeNull();
  });

  it('loses no row to an oddity, because the whole of it is sent back', () => {
    const parts = [
      { title: 'No id', scenes: [null, { id: 'same', status: 'lost' }, { id: 'same', title: 7 }] },
      'odd',
      { id: 'part-1', scenes: 'none' },
    ];
    const view = parseOutline({ version: 1, parts });
    expect(view?.parts).toHaveLength(3);
    const ids = view?.parts.flatMap(({ id, scenes }) => [id, ...scenes.map((scene) => scene.id)]) ?? [];
    expect(new Set(ids).size).toBe(6);
    expect(view?.parts[0]?.scenes.map(({ status, title }) => [status, title])).toEqual([
      ['idea', ''],
      ['idea', ''],
      ['idea', ''],
    ]);
  });

  it('has a name for everything that has no title', () => {
    const part = { id: 'p', title: ' ', scenes: [] };
    expect([partName(part, 1), partName(part, 12)]).toEqual(['Part two', 'Part 13']);
    expect(sceneName({ id: 's', title: '', synopsis: '', status: 'idea' })).toBe('Untitled scene');
  });
});
