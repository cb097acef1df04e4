import { formText } from '#src/lib/form-error.ts';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { announce } from '#src/ui/announcer.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { FormDialog, openForm } from '#src/ui/overlay/form-dialog.tsx';
import { formatPosition, stepPosition, type SortablePosition } from '#src/ui/sortable/sortable-position.ts';
import { openMoveDialog } from './components/move-dialog.tsx';
import { openSceneDialog } from './components/scene-dialog.tsx';
import { findScenePosition, sceneIn, titleLimit, type OutlineChange, sceneEdit, sceneMove } from './outline-changes.ts';
import type { OutlineStore } from './outline-store.ts';
import { outlineLists, partName, sceneName, type Part } from './outline-model.ts';
import { openSceneDraft } from './scene-draft.ts';
import { dismissToast, toast } from '#src/ui/feedback/toast.ts';

function sceneElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-outline-board] [data-sortable-item="${CSS.escape(id)}"]`);
}

/** Focuses a moved scene's menu after the next render. */
function focusMoved(id: string): void {
  requestAnimationFrame(() => {
    const scene = sceneElement(id);
    scene?.querySelector<HTMLElement>('.scene-more button')?.focus({ preventScroll: true });
    scene?.scrollIntoView({ block: 'nearest' });
  });
}

export function showScene(id: string): void {
  const scene = sceneElement(id);
  scene?.scrollIntoView({ block: 'center' });
  scene?.querySelector<HTMLElement>('.scene-title button')?.focus({ preventScroll: true });
}

let last: number | null = null;

/** Shows a toast with Undo. It stays until the next toast or `dismissUndoToast`. */
function showUndoToast(title: string, onUndo: () => void): void {
  last = toast({ type: 'success', title, action: { label: 'Undo', onAction: onUndo } });
}

export function dismissUndoToast(): void {
  if (last !== null) dismissToast(last);
  last = null;
}

/** The writer's actions on an outline; the object stays the same for the page's lifetime. */
export type OutlineActions = {
  readonly edit: (scene: string) => void;
  /** Asks for a new scene, and for its part if missing. */
  readonly add: (part?: string) => void;
  readonly remove: (scene: string) => void;
  /** Moves a scene; the index counts without it. */
  readonly move: (scene: string, position: SortablePosition) => void;
  readonly moveBy: (scene: string, by: 1 | -1) => void;
  readonly moveTo: (scene: string) => void;
  readonly addPart: () => void;
  readonly renamePart: (part: string) => void;
  readonly movePart: (part: string, by: 1 | -1) => void;
  readonly removePart: (part: string) => void;
  readonly undo: () => void;
  readonly develop: () => void;
};

type Context = {
  readonly store: OutlineStore;
  readonly userId: number;
  readonly slug: string;
  readonly develop: () => void;
};

function freshId(): string {
  return crypto.randomUUID();
}

function undo(store: OutlineStore): void {
  dismissUndoToast();
  if (store.undoStack.undo()) announce('Change undone.');
}

function runWithUndo(store: OutlineStore, change: OutlineChange, title: string): void {
  store.do(change);
  showUndoToast(title, () => undo(store));
}

function moveScene({ store }: Context, id: string, position: SortablePosition): string {
  const parts = store.parts();
  const scene = sceneIn(parts, id);
  if (scene === undefined) return '';
  const label = formatPosition(outlineLists(parts), id, position);
  const change = sceneMove(parts, id, { part: position.list, index: position.index });
  runWithUndo(store, change, `“${sceneName(scene)}” moved`);
  return `Moved “${sceneName(scene)}”: ${label}.`;
}

function moveSceneBy(context: Context, id: string, by: 1 | -1): void {
  const lists = outlineLists(context.store.parts());
  const home = findScenePosition(context.store.parts(), id);
  if (home === null) return;
  const from = { list: home.part.id, index: home.index };
  const to = stepPosition(lists, id, from, by);
  if (to === from) announce(by > 0 ? 'This is already the last scene.' : 'This is already the first scene.');
  else announce(moveScene(context, id, to));
  focusMoved(id);
}

async function editScene({ store, userId, slug }: Context, id: string): Promise<void> {
  const scene = sceneIn(store.parts(), id);
  if (scene === undefined) return;
  const { title, synopsis, status } = scene;
  dismissUndoToast();
  const draft = await openSceneDraft({ userId, slug, scene: id }, { title, synopsis, status });
  openSceneDialog({
    title: 'Edit scene',
    action: 'Save',
    draft,
    onSave: (fields) => {
      const change = sceneEdit(store.parts(), id, { base: draft.base, fields });
      if (change !== null) runWithUndo(store, change, `“${fields.title || 'Untitled scene'}” saved`);
    },
  });
}

/** Returns a new scene's part; creates the first part if needed. */
function partFor(store: OutlineStore, partId: string): Part {
  const parts = store.parts();
  const match = parts.find(({ id }) => id === partId) ?? parts.at(-1);
  if (match !== undefined) return match;
  const part: Part = { id: freshId(), title: '', scenes: [] };
  store.do({ type: 'partAdded', index: 0, part });
  return part;
}

async function addScene({ store, userId, slug }: Context, part: string | undefined): Promise<void> {
  const parts = store.parts();
  dismissUndoToast();
  const choices = parts.map((one, at) => ({ value: one.id, label: partName(one, at) }));
  openSceneDialog({
    title: 'Add scene',
    action: 'Add scene',
    draft: await openSceneDraft({ userId, slug, scene: 'new' }, { title: '', synopsis: '', status: 'idea' }),
    ...(part === undefined && { parts: choices }),
    part: part ?? parts.at(-1)?.id ?? '',
    onSave: ({ title, synopsis, status }, chosen) => {
      const target = partFor(store, chosen);
      const scene = { id: freshId(), title, synopsis, status };
      const index = store.parts().find(({ id }) => id === target.id)?.scenes.length ?? 0;
      runWithUndo(store, { type: 'sceneAdded', part: target.id, index, scene }, `“${sceneName(scene)}” added`);
    },
  });
}

type PartTitleProps = { title: string; action: string; value: string; onTitle: (title: string) => void };

function PartTitle({ title, action, value, onTitle }: PartTitleProps) {
  const { close } = useDialog();
  return (
    <FormDialog
      title={title}
      action={action}
      onSubmit={(data) => {
        onTitle(formText(data, 'title'));
        close();
        return undefined;
      }}
    >
      {() => <TextField label="Title" name="title" maxLength={titleLimit} defaultValue={value} data-autofocus="" />}
    </FormDialog>
  );
}

function promptPartTitle(title: string, action: string, value: string, onTitle: (title: string) => void): void {
  openForm(<PartTitle {...{ title, action, value, onTitle }} />);
}

function addPart({ store }: Context): void {
  promptPartTitle('Add part', 'Add part', '', (title) => {
    const part: Part = { id: freshId(), title, scenes: [] };
    const index = store.parts().length;
    runWithUndo(store, { type: 'partAdded', index, part }, `“${partName(part, index)}” added`);
  });
}

function renamePart({ store }: Context, id: string): void {
  const was = store.parts().find((part) => part.id === id)?.title;
  if (was === undefined) return;
  promptPartTitle('Rename part', 'Save', was, (now) => {
    if (now !== was) runWithUndo(store, { type: 'partRenamed', id, was, now }, 'Part renamed');
  });
}

function movePart({ store }: Context, id: string, by: 1 | -1): void {
  const parts = store.parts();
  const from = parts.findIndex((part) => part.id === id);
  const part = parts[from];
  const index = from + by;
  if (part === undefined || index < 0 || index >= parts.length) return;
  runWithUndo(store, { type: 'partMoved', id, index }, `“${partName(part, from)}” moved`);
  announce(`Now part ${index + 1} of ${parts.length}.`);
}

function removeScene({ store }: Context, id: string): void {
  const scene = sceneIn(store.parts(), id);
  if (scene !== undefined) runWithUndo(store, { type: 'sceneRemoved', scene }, `“${sceneName(scene)}” deleted`);
}

function removePart({ store }: Context, id: string): void {
  const parts = store.parts();
  const index = parts.findIndex((part) => part.id === id);
  const part = parts[index];
  if (part !== undefined) runWithUndo(store, { type: 'partRemoved', part }, `“${partName(part, index)}” deleted`);
}

export function outlineActions(context: Context): OutlineActions {
  return {
    edit: (scene) => void editScene(context, scene),
    add: (part) => void addScene(context, part),
    remove: (scene) => removeScene(context, scene),
    move: (scene, position) => void moveScene(context, scene, position),
    moveBy: (scene, by) => moveSceneBy(context, scene, by),
    moveTo: (id) => {
      const parts = context.store.parts();
      const scene = sceneIn(parts, id);
      if (scene === undefined) return;
      openMoveDialog(parts, scene, ({ part, index }) => {
        announce(moveScene(context, id, { list: part, index }));
        focusMoved(id);
      });
    },
    addPart: () => addPart(context),
    renamePart: (part) => renamePart(context, part),
    movePart: (part, by) => movePart(context, part, by),
    removePart: (part) => removePart(context, part),
    undo: () => undo(context.store),
    develop: context.develop,
  };
}
