import type { Part, Scene } from './outline-model.ts';

export type SceneFields = Partial<Pick<Scene, 'title' | 'synopsis' | 'status'>>;

/**
 * A writer's change as an intention, not a tree state, so it can be reapplied to a tree changed elsewhere. Applying it
 * is idempotent.
 */
export type OutlineChange =
  /** `after` is the preceding scene, null at the start; `index` is the fallback if that scene is gone. */
  | {
      readonly type: 'sceneMoved';
      readonly id: string;
      readonly part: string;
      readonly after: string | null;
      readonly index: number;
    }
  | { readonly type: 'sceneAdded'; readonly part: string; readonly index: number; readonly scene: Scene }
  /** `scene` is the whole edited scene, `part` its part, to restore it if removed elsewhere. */
  | {
      readonly type: 'sceneEdited';
      readonly part: string;
      readonly scene: Scene;
      readonly was: SceneFields;
      readonly now: SceneFields;
    }
  | { readonly type: 'sceneRemoved'; readonly scene: Scene }
  | { readonly type: 'partAdded'; readonly index: number; readonly part: Part }
  | { readonly type: 'partRenamed'; readonly id: string; readonly was: string; readonly now: string }
  | { readonly type: 'partMoved'; readonly id: string; readonly index: number }
  | { readonly type: 'partRemoved'; readonly part: Part };

/**
 * Deviations because the tree changed elsewhere. `both`: both versions are included. `restored`: a scene removed
 * elsewhere is back. `stays`: a removed item changed elsewhere and stays. `gone`: the item to move or rename is
 * missing.
 */
export type MergeNote = 'both' | 'restored' | 'stays' | 'gone';

type Applied = { readonly parts: readonly Part[]; readonly notes: readonly MergeNote[] };

export const titleLimit = 200;
export const synopsisLimit = 5000;

type Parts = readonly Part[];

function done(parts: Parts): Applied {
  return { parts, notes: [] };
}

function noted(parts: Parts, note: MergeNote): Applied {
  return { parts, notes: [note] };
}

export function sceneIn(parts: Parts, id: string): Scene | undefined {
  return parts.flatMap(({ scenes }) => scenes).find((scene) => scene.id === id);
}

export function findScenePosition(parts: Parts, id: string): { readonly part: Part; readonly index: number } | null {
  for (const part of parts) {
    const index = part.scenes.findIndex((scene) => scene.id === id);
    if (index !== -1) return { part, index };
  }
  return null;
}

function withScenes(parts: Parts, id: string, change: (scenes: readonly Scene[]) => readonly Scene[]): Parts {
  return parts.map((part) => (part.id === id ? { ...part, scenes: change(part.scenes) } : part));
}

function withoutScene(parts: Parts, id: string): Parts {
  return parts.map((part) =>
    part.scenes.some((scene) => scene.id === id)
      ? { ...part, scenes: part.scenes.filter((scene) => scene.id !== id) }
      : part,
  );
}

/** Inserts a scene into its part, else at the last part's end, else into a new part. */
function putScene(parts: Parts, part: string, index: number, scene: Scene): Parts {
  if (parts.some(({ id }) => id === part))
    return withScenes(parts, part, (scenes) => scenes.toSpliced(index, 0, scene));
  const last = parts.at(-1);
  if (last === undefined) return [{ id: part, title: '', scenes: [scene] }];
  return withScenes(parts, last.id, (scenes) => [...scenes, scene]);
}

function sameScene(one: Scene, other: Scene): boolean {
  return one.title === other.title && one.synopsis === other.synopsis && one.status === other.status;
}

export function isSameParts(one: Parts, other: Parts): boolean {
  const isSame = (part: Part, at: number): boolean =>
    part === other[at] || JSON.stringify(part) === JSON.stringify(other[at]);
  return one.length === other.length && one.every(isSame);
}

function moveScene(parts: Parts, { id, part, after, index }: Extract<OutlineChange, { type: 'sceneMoved' }>): Applied {
  const scene = sceneIn(parts, id);
  const target = parts.find((one) => one.id === part);
  if (scene === undefined || target === undefined) return noted(parts, 'gone');
  const others = target.scenes.filter((one) => one.id !== id);
  const anchor = others.findIndex((one) => one.id === after);
  const behind = anchor === -1 ? index : anchor + 1;
  const to = after === null ? 0 : behind;
  return done(withScenes(withoutScene(parts, id), part, () => others.toSpliced(to, 0, scene)));
}

/** Returns the version that contains the other, else both, the writer's own first. */
function bothWordings(local: string, remote: string, between: string, limit: number): string {
  if (local.includes(remote)) return local;
  if (remote.includes(local)) return remote;
  return `${local}${between}${remote}`.slice(0, limit).toWellFormed();
}

function mergeSceneText(
  change: { readonly local: string | undefined; readonly was: string | undefined; readonly remote: string },
  between: string,
  limit: number,
): { readonly text: string; readonly isBoth: boolean } {
  const { local, was, remote } = change;
  if (local === undefined || local === remote) return { text: remote, isBoth: false };
  if (remote === was) return { text: local, isBoth: false };
  const text = bothWordings(local, remote, between, limit);
  return { text, isBoth: text !== local && text !== remote };
}

function editScene(parts: Parts, change: Extract<OutlineChange, { type: 'sceneEdited' }>): Applied {
  const { scene, was, now, part } = change;
  const current = sceneIn(parts, scene.id);
  if (current === undefined) return noted(putScene(parts, part, Number.POSITIVE_INFINITY, scene), 'restored');
  const title = mergeSceneText({ local: now.title, was: was.title, remote: current.title }, ' / ', titleLimit);
  const synopsis = mergeSceneText(
    { local: now.synopsis, was: was.synopsis, remote: current.synopsis },
    '\n\n',
    synopsisLimit,
  );
  const edited: Scene = {
    ...current,
    title: title.text,
    synopsis: synopsis.text,
    status: now.status ?? current.status,
  };
  const next = parts.map((one) =>
    one.scenes.includes(current)
      ? { ...one, scenes: one.scenes.map((other) => (other === current ? edited : other)) }
      : one,
  );
  return title.isBoth || synopsis.isBoth ? noted(next, 'both') : done(next);
}

function removePart(parts: Parts, { id, scenes }: Part): Applied {
  const current = parts.find((part) => part.id === id);
  if (current === undefined) return done(parts);
  const isKnown = (scene: Scene): boolean => scenes.some((one) => one.id === scene.id && sameScene(one, scene));
  const left = current.scenes.filter((scene) => !isKnown(scene));
  if (left.length === 0) return done(parts.filter((part) => part !== current));
  return noted(
    withScenes(parts, id, () => left),
    'stays',
  );
}

function movePart(parts: Parts, id: string, index: number): Applied {
  const current = parts.find((part) => part.id === id);
  if (current === undefined) return noted(parts, 'gone');
  return done(parts.filter((part) => part !== current).toSpliced(index, 0, current));
}

function renamePart(parts: Parts, change: Extract<OutlineChange, { type: 'partRenamed' }>): Applied {
  const { id, was, now } = change;
  const current = parts.find((part) => part.id === id);
  if (current === undefined) return noted(parts, 'gone');
  const isFree = current.title === was || current.title === now;
  const title = isFree ? now : bothWordings(now, current.title, ' / ', titleLimit);
  const next = parts.map((part) => (part === current ? { ...part, title } : part));
  return isFree ? done(next) : noted(next, 'both');
}

export function applyChange(parts: Parts, change: OutlineChange): Applied {
  switch (change.type) {
    case 'sceneMoved':
      return moveScene(parts, change);
    case 'sceneAdded':
      if (sceneIn(parts, change.scene.id) !== undefined) return done(parts);
      return done(putScene(parts, change.part, change.index, change.scene));
    case 'sceneEdited':
      return editScene(parts, change);
    case 'sceneRemoved': {
      const current = sceneIn(parts, change.scene.id);
      if (current !== undefined && !sameScene(current, change.scene)) return noted(parts, 'stays');
      return done(withoutScene(parts, change.scene.id));
    }
    case 'partAdded': {
      if (parts.some(({ id }) => id === change.part.id)) return done(parts);
      const scenes = change.part.scenes.filter(({ id }) => sceneIn(parts, id) === undefined);
      return done(parts.toSpliced(change.index, 0, { ...change.part, scenes }));
    }
    case 'partRenamed':
      return renamePart(parts, change);
    case 'partMoved':
      return movePart(parts, change.id, change.index);
    case 'partRemoved':
      return removePart(parts, change.part);
  }
}

export function applyChanges(parts: Parts, changes: readonly OutlineChange[]): Applied {
  const notes: MergeNote[] = [];
  let tree = parts;
  for (const change of changes) {
    const applied = applyChange(tree, change);
    tree = applied.parts;
    notes.push(...applied.notes);
  }
  return { parts: tree, notes };
}

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
