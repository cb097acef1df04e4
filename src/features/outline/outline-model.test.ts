import { describe, expect, it } from 'vitest';
import { parseOutline, partName, sceneName } from './outline-model.ts';

describe('outline', () => {
  it('returns parts and scenes in order', () => {
    const scene = { id: 's', title: 'The door', synopsis: null, status: 'done' };
    expect(parseOutline({ version: 4, parts: [{ id: 'p', title: 'The key', scenes: [scene] }] })).toEqual({
      version: 4,
      parts: [{ id: 'p', title: 'The key', scenes: [{ ...scene, synopsis: '' }] }],
    });
  });

  it('returns null without a version', () => {
    for (const odd of [null, 7, 'x', [], {}, { parts: [] }, { version: '4', parts: [] }])
      expect(parseOutline(odd)).toBeNull();
  });

  it('keeps invalid rows because the whole outline is sent back', () => {
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

  it('names parts and scenes without a title', () => {
    const part = { id: 'p', title: ' ', scenes: [] };
    expect([partName(part, 1), partName(part, 12)]).toEqual(['Part two', 'Part 13']);
    expect(sceneName({ id: 's', title: '', synopsis: '', status: 'idea' })).toBe('Untitled scene');
  });
});
