import { findScenePosition, sceneIn, type OutlineChange, type SceneFields } from './outline-changes.ts';
import type { Part, Scene } from './outline-model.ts';

export function sceneMove(
  parts: readonly Part[],
  id: string,
  position: { readonly part: string; readonly index: number },
): OutlineChange {
  const others = parts.find((part) => part.id === position.part)?.scenes.filter((scene) => scene.id !== id) ?? [];
  return { type: 'sceneMoved', id, ...position, after: others[position.index - 1]?.id ?? null };
}

/**
 * Returns an editor's changes to a scene, or null without any. Compares with `base`, the text when it opened, to
 * exclude changes made elsewhere.
 */
export function sceneEdit(
  parts: readonly Part[],
  id: string,
  { base, fields }: { readonly base: Required<SceneFields>; readonly fields: Required<SceneFields> },
): OutlineChange | null {
  const home = findScenePosition(parts, id);
  const keys = (['title', 'synopsis', 'status'] as const).filter((key) => base[key] !== fields[key]);
  if (keys.length === 0) return null;
  const pick = (from: Required<SceneFields>): SceneFields => Object.fromEntries(keys.map((key) => [key, from[key]]));
  const { title, synopsis, status } = fields;
  const scene: Scene = { id, title, synopsis, status };
  return { type: 'sceneEdited', part: home?.part.id ?? '', scene, was: pick(base), now: pick(fields) };
}

/** Returns the undo for a change, from the tree before it; null if it has no effect. */
export function getInverseChange(parts: readonly Part[], change: OutlineChange): OutlineChange | null {
  const partAt = (id: string): number => parts.findIndex((part) => part.id === id);
  switch (change.type) {
    case 'sceneMoved': {
      const home = findScenePosition(parts, change.id);
      return home && sceneMove(parts, change.id, { part: home.part.id, index: home.index });
    }
    case 'sceneAdded':
      return { type: 'sceneRemoved', scene: change.scene };
    case 'sceneEdited': {
      const current = sceneIn(parts, change.scene.id);
      return { ...change, scene: current ?? change.scene, was: change.now, now: change.was };
    }
    case 'sceneRemoved': {
      const home = findScenePosition(parts, change.scene.id);
      return home && { type: 'sceneAdded', part: home.part.id, index: home.index, scene: change.scene };
    }
    case 'partAdded':
      return { type: 'partRemoved', part: change.part };
    case 'partRenamed':
      return { ...change, was: change.now, now: change.was };
    case 'partMoved':
      return partAt(change.id) === -1 ? null : { ...change, index: partAt(change.id) };
    case 'partRemoved': {
      const index = partAt(change.part.id);
      return index === -1 ? null : { type: 'partAdded', index, part: change.part };
    }
  }
}
