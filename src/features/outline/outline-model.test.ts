import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { OutlinePart } from '#src/api/generated/types.ts';
import { partName, sceneName, toOutline } from './outline-model.ts';

function read(parts: OutlinePart[]) {
  return toOutline({ version: 4, parts, updated_at: null });
}

describe('outline', () => {
  it('returns parts and scenes in order', () => {
    const scene = emptyEntity('OutlineScene', { id: 's', title: 'The door', synopsis: null, status: 'done' });
    expect(read([{ id: 'p', title: 'The key', scenes: [scene] }])).toEqual({
      version: 4,
      parts: [{ id: 'p', title: 'The key', scenes: [{ ...scene, synopsis: '' }] }],
    });
  });

  it('keeps rows with missing or repeated ids because the whole outline is sent back', () => {
    const scene = (id: string) => ({ id, title: '' });
    const { parts } = read([
      { id: '', title: 'No id', scenes: [scene(''), scene('same'), scene('same')] },
      { id: 'part-1', title: '', scenes: [] },
    ]);
    const ids = parts.flatMap(({ id, scenes }) => [id, ...scenes.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(5);
    expect(parts[0]?.scenes.map(({ status }) => status)).toEqual(['idea', 'idea', 'idea']);
  });

  it('names parts and scenes without a title', () => {
    const part = { id: 'p', title: ' ', scenes: [] };
    expect([partName(part, 1), partName(part, 12)]).toEqual(['Part two', 'Part 13']);
    expect(sceneName({ id: 's', title: '', synopsis: '', status: 'idea' })).toBe('Untitled scene');
  });
});
