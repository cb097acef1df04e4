import { describe, expect, it } from 'vitest';
import {
  applyChange,
  applyChanges,
  isSameParts,
  type OutlineChange,
  sceneEdit,
  sceneMove,
  getInverseChange,
} from './outline-changes.ts';
import type { Part, Scene } from './outline-model.ts';

function scene(id: string, rest: Partial<Scene> = {}): Scene {
  return {
    id,
    title: `Title ${id}`,
    synopsis: `What happens in ${id}.`,
    status: 'idea',
    ...rest,
  };
}

function part(id: string, ...scenes: string[]): Part {
  return { id, title: id, scenes: scenes.map((one) => scene(one)) };
}

const tree: readonly Part[] = [part('quay', 'a', 'b', 'c'), part('flats', 'd', 'e'), part('road')];

function shape(parts: readonly Part[]): string {
  return parts.map(({ id, scenes }) => `${id}:${scenes.map((one) => one.id).join('')}`).join(' ');
}

function edit(fields: Partial<Scene>, of = 'b'): OutlineChange {
  const change = sceneEdit(tree, of, { base: scene(of), fields: { ...scene(of), ...fields } });
  if (change === null) throw new Error('The edit changes nothing');
  return change;
}

const changes: readonly (readonly [string, OutlineChange, string])[] = [
  ['a scene moved to another part', sceneMove(tree, 'c', { part: 'flats', index: 1 }), 'quay:ab flats:dce road:'],
  ['a scene moved to the start', sceneMove(tree, 'c', { part: 'quay', index: 0 }), 'quay:cab flats:de road:'],
  ['a scene moved down in its part', sceneMove(tree, 'a', { part: 'quay', index: 2 }), 'quay:bca flats:de road:'],
  ['a scene moved into an empty part', sceneMove(tree, 'a', { part: 'road', index: 0 }), 'quay:bc flats:de road:a'],
  ['a new scene', { type: 'sceneAdded', part: 'flats', index: 1, scene: scene('x') }, 'quay:abc flats:dxe road:'],
  ['an edited scene', edit({ title: 'New', status: 'done' }), 'quay:abc flats:de road:'],
  ['a removed scene', { type: 'sceneRemoved', scene: scene('b') }, 'quay:ac flats:de road:'],
  ['a new part', { type: 'partAdded', index: 1, part: part('isle', 'y') }, 'quay:abc isle:y flats:de road:'],
  ['a renamed part', { type: 'partRenamed', id: 'road', was: 'road', now: 'North' }, 'quay:abc flats:de road:'],
  ['a moved part', { type: 'partMoved', id: 'road', index: 0 }, 'road: quay:abc flats:de'],
  ['a removed part', { type: 'partRemoved', part: part('flats', 'd', 'e') }, 'quay:abc road:'],
];

describe('outline changes', () => {
  it.each(changes)('applies the change: %s', (_what, change, after) => {
    const applied = applyChange(tree, change);
    expect(shape(applied.parts)).toBe(after);
    expect(applied.notes).toEqual([]);
  });

  it.each(changes)('leaves the outline unchanged when the same change is applied again: %s', (_what, change) => {
    const once = applyChange(tree, change);
    const twice = applyChange(once.parts, change);
    expect(isSameParts(twice.parts, once.parts)).toBe(true);
    expect(twice.notes).toEqual([]);
  });

  it.each(changes)('undoes the change: %s', (_what, change) => {
    const undo = getInverseChange(tree, change);
    if (undo === null) throw new Error('Nothing to undo');
    expect(applyChanges(tree, [change, undo])).toEqual({ parts: tree, notes: [] });
  });

  it('returns unaffected parts and scenes as the same objects', () => {
    const { parts } = applyChange(tree, edit({ title: 'New' }));
    expect(parts[1]).toBe(tree[1]);
    expect(parts[0]?.scenes[0]).toBe(tree[0]?.scenes[0]);
  });

  it('returns no change when an editor is closed with the same text', () => {
    expect(sceneEdit(tree, 'b', { base: scene('b'), fields: scene('b') })).toBeNull();
  });
});

describe('outline changes during remote changes', () => {
  const applied = (remote: readonly Part[], change: OutlineChange) => {
    const { parts, notes } = applyChange(remote, change);
    return { parts, notes, scene: parts.flatMap(({ scenes }) => scenes).find(({ id }) => id === 'b') };
  };
  const createRemoteParts = (fields: Partial<Scene>): readonly Part[] => [
    { id: 'quay', title: 'quay', scenes: [scene('a'), scene('b', fields), scene('c')] },
    part('flats', 'd', 'e'),
  ];

  it("keeps both synopses, the writer's first", () => {
    const both = applied(createRemoteParts({ synopsis: 'Theirs.' }), edit({ synopsis: 'Mine.' }));
    expect(both.scene?.synopsis).toBe('Mine.\n\nTheirs.');
    expect(both.notes).toEqual(['both']);
  });

  it('keeps both titles and all other remote changes', () => {
    const both = applied(createRemoteParts({ title: 'Theirs', status: 'done' }), edit({ title: 'Mine' }));
    expect(both.scene).toMatchObject({ title: 'Mine / Theirs', status: 'done' });
  });

  it('keeps the longer synopsis when it contains the other', () => {
    const longer = applied(createRemoteParts({ synopsis: 'Mine. And more.' }), edit({ synopsis: 'Mine.' }));
    expect(longer.scene?.synopsis).toBe('Mine. And more.');
    expect(longer.notes).toEqual([]);
  });

  it("restores a scene that was removed elsewhere, with the writer's text", () => {
    const removed = applied([part('flats', 'd')], edit({ synopsis: 'Mine.' }));
    expect(removed.scene?.synopsis).toBe('Mine.');
    expect(removed.notes).toEqual(['restored']);
    expect(applied([], edit({ synopsis: 'Mine.' })).scene?.synopsis).toBe('Mine.');
  });

  it("doesn't remove a scene that was changed elsewhere", () => {
    const stays = applied(createRemoteParts({ synopsis: 'Theirs.' }), { type: 'sceneRemoved', scene: scene('b') });
    expect(stays.scene?.synopsis).toBe('Theirs.');
    expect(stays.notes).toEqual(['stays']);
    const left = applyChange(createRemoteParts({ synopsis: 'Theirs.' }), {
      type: 'partRemoved',
      part: part('quay', 'a', 'b', 'c'),
    });
    expect(shape(left.parts)).toBe('quay:b flats:de');
    expect(left.notes).toEqual(['stays']);
  });

  it('moves a scene after its intended predecessor, wherever that is now', () => {
    const move = sceneMove(tree, 'e', { part: 'quay', index: 2 });
    expect(shape(applyChange([part('quay', 'b', 'x', 'a'), part('flats', 'e')], move).parts)).toBe('quay:bexa flats:');
    expect(shape(applyChange([part('quay', 'a', 'c', 'x'), part('flats', 'e')], move).parts)).toBe('quay:acex flats:');
  });

  it('reports a move whose scene or target part no longer exists', () => {
    const move = sceneMove(tree, 'e', { part: 'quay', index: 2 });
    expect(applyChange([part('flats', 'e')], move).notes).toEqual(['gone']);
    expect(applyChange([part('quay', 'a')], move).notes).toEqual(['gone']);
  });

  it('puts a new scene at the end when its part was removed', () => {
    const add: OutlineChange = { type: 'sceneAdded', part: 'road', index: 0, scene: scene('x') };
    expect(shape(applyChange([part('quay', 'a')], add).parts)).toBe('quay:ax');
  });

  it("doesn't duplicate a scene when its part is restored", () => {
    const back: OutlineChange = { type: 'partAdded', index: 0, part: part('flats', 'd', 'e') };
    expect(shape(applyChange([part('quay', 'd')], back).parts)).toBe('flats:e quay:d');
  });
});
