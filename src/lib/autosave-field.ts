import { saveReducer, isDirty, initialSaveState, type SaveState, type SaveErrorKind } from './save-reducer.ts';

/**
 * The state of a field that is edited here and elsewhere: a text, or part of one, saved on its own. A pure reducer of
 * the local, the server's and the remote value.
 */

export type VersionChoice = 'local' | 'remote' | 'both';

/** The server's value. The version is null until the server has been read. */
export type FieldCopy<Value> = { readonly version: number | null; readonly value: Value };

/** What this device stores: the local value and the server's copy it's based on. */
export type FieldDraft<Value> = {
  readonly base: FieldCopy<Value>;
  readonly local: Value;
  /** A save without a response; the server may have it. */
  readonly unconfirmed: Value | null;
};

/** How values of one kind are compared and merged. */
export type MergeStrategy<Value> = {
  readonly isSame: (one: Value, other: Value) => boolean;
  /** Merges two values with a common base. Returns null on a conflict, which waits for the writer's choice. */
  readonly merge: (base: Value, local: Value, remote: Value) => Value | null;
  /** Joins two values so that no text is lost. */
  readonly join: (local: Value, remote: Value) => Value;
  /** Returns what's left of `local` to save once the server has `sent`. Default: `local`. */
  readonly afterSave?: (local: Value, sent: Value) => Value;
};

export type FieldState<Value> = {
  readonly save: SaveState;
  /** The server's value that `local` is based on; its version is in `save`. */
  readonly base: Value;
  readonly local: Value;
  readonly sent: Value | null;
  /** Values of saves without a response, oldest first; the server may have one. */
  readonly unconfirmed: readonly Value[];
  /** The server's conflicting copy, waiting for the writer. */
  readonly remote: FieldCopy<Value> | null;
  /** A copy that arrived during a save, applied after it. */
  readonly pendingRemote: FieldCopy<Value> | null;
  readonly isDeleted: boolean;
};

export type FieldEvent<Value> =
  | { readonly type: 'changed'; readonly value: Value }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'sendFailed'; readonly error: SaveErrorKind }
  | { readonly type: 'received'; readonly copy: FieldCopy<Value> }
  | { readonly type: 'chosen'; readonly choice: VersionChoice }
  /** The server has this value, saved outside the store. */
  | { readonly type: 'settled'; readonly version: number; readonly value: Value }
  | { readonly type: 'deleted' };

/** Lost saves remembered. */
const mostUnconfirmed = 5;

export function createField<Value>(
  copy: FieldCopy<Value>,
  draft: FieldDraft<Value> | null,
  strategy: MergeStrategy<Value>,
): FieldState<Value> {
  const unchanged: FieldState<Value> = {
    save: { ...initialSaveState, version: copy.version },
    base: copy.value,
    local: copy.value,
    sent: null,
    unconfirmed: [],
    remote: null,
    pendingRemote: null,
    isDeleted: false,
  };
  if (draft === null) return unchanged;
  const edited: FieldState<Value> = {
    ...unchanged,
    save: saveReducer(initialSaveState, { type: 'opened', version: draft.base.version, isDirty: true }),
    base: draft.base.value,
    local: draft.local,
    unconfirmed: draft.unconfirmed === null ? [] : [draft.unconfirmed],
  };
  if (copy.version === null) return edited;
  if (draft.base.version !== copy.version) return applyRemote(edited, copy, strategy);
  return strategy.isSame(draft.local, copy.value) ? unchanged : edited;
}

/** Returns the draft to store; null when the server has everything. */
export function toFieldDraft<Value>({ save, base, local, unconfirmed }: FieldState<Value>): FieldDraft<Value> | null {
  if (!isDirty(save)) return null;
  return { base: { version: save.version, value: base }, local, unconfirmed: unconfirmed.at(-1) ?? null };
}

/** Merges a field's drafts from closed tabs, oldest first, without losing text. */
export function mergeDrafts<Value>(
  drafts: readonly FieldDraft<Value>[],
  { isSame, join }: Pick<MergeStrategy<Value>, 'isSame' | 'join'>,
): FieldDraft<Value> | null {
  const newest = drafts.at(-1);
  if (newest === undefined) return null;
  let { local } = newest;
  for (const other of drafts.slice(0, -1).toReversed())
    if (!isSame(local, other.local)) local = join(local, other.local);
  return local === newest.local ? newest : { ...newest, local, unconfirmed: null };
}

/** Returns the next state; ignores events invalid in this state. */
export function fieldReducer<Value>(
  field: FieldState<Value>,
  event: FieldEvent<Value>,
  strategy: MergeStrategy<Value>,
): FieldState<Value> {
  switch (event.type) {
    case 'changed':
      if (strategy.isSame(event.value, field.local)) return field;
      return { ...field, local: event.value, save: saveReducer(field.save, { type: 'changed' }) };
    case 'sendStarted': {
      const save = saveReducer(field.save, event);
      if (save === field.save) return field;
      return { ...field, save, sent: field.local, unconfirmed: withValue(field.unconfirmed, field.local, strategy) };
    }
    case 'saved':
      return field.sent === null ? field : applySaved(field, field.sent, event.version, strategy);
    case 'sendFailed':
      return applyPendingRemote({ ...field, save: saveReducer(field.save, event), sent: null }, strategy);
    case 'received':
      if (field.sent !== null) return { ...field, pendingRemote: event.copy };
      return applyRemote(field.isDeleted ? { ...field, isDeleted: false } : field, event.copy, strategy);
    case 'chosen':
      return applyChoice(field, event.choice, strategy);
    case 'settled':
      return acceptCopy({ ...field, sent: null }, event);
    case 'deleted':
      return { ...field, isDeleted: true, sent: null, save: { ...field.save, sending: null } };
  }
}

function withValue<Value>(values: readonly Value[], value: Value, { isSame }: MergeStrategy<Value>): readonly Value[] {
  return [...values.filter((other) => !isSame(other, value)), value].slice(-mostUnconfirmed);
}

function withoutSent<Value>(local: Value, sent: Value, { afterSave }: MergeStrategy<Value>): Value {
  return afterSave ? afterSave(local, sent) : local;
}

function applySaved<Value>(
  field: FieldState<Value>,
  sent: Value,
  version: number,
  strategy: MergeStrategy<Value>,
): FieldState<Value> {
  const saved = {
    ...field,
    save: saveReducer(field.save, { type: 'saved', version }),
    base: withoutSent(sent, sent, strategy),
    local: withoutSent(field.local, sent, strategy),
    sent: null,
    unconfirmed: [],
  };
  return applyPendingRemote(saved, strategy);
}

function applyPendingRemote<Value>(field: FieldState<Value>, strategy: MergeStrategy<Value>): FieldState<Value> {
  const { pendingRemote } = field;
  return pendingRemote === null ? field : applyRemote({ ...field, pendingRemote: null }, pendingRemote, strategy);
}

/** Applies the server's copy without overwriting unsaved text. */
function applyRemote<Value>(
  field: FieldState<Value>,
  copy: FieldCopy<Value>,
  strategy: MergeStrategy<Value>,
): FieldState<Value> {
  const { save, base, local, unconfirmed } = field;
  if (copy.version === null || (save.version !== null && copy.version <= save.version)) return field;
  if (!isDirty(save)) return acceptCopy(field, copy);
  // The save without a response had arrived: this is the writer's own text.
  const own = unconfirmed.find((value) => strategy.isSame(value, copy.value));
  const merged = own === undefined ? strategy.merge(base, local, copy.value) : withoutSent(local, own, strategy);
  if (merged === null)
    return { ...field, save: saveReducer(save, { type: 'conflicted', version: copy.version }), remote: copy };
  return strategy.isSame(merged, copy.value) ? acceptCopy(field, copy) : rebase(field, copy, merged);
}

function rebase<Value>(
  field: FieldState<Value>,
  { version, value }: FieldCopy<Value>,
  local: Value,
): FieldState<Value> {
  const save = { ...field.save, version, error: null, remoteVersion: null };
  return { ...field, save, base: value, local, unconfirmed: [], remote: null };
}

function acceptCopy<Value>(field: FieldState<Value>, { version, value }: FieldCopy<Value>): FieldState<Value> {
  const save = saveReducer(field.save, { type: 'settled', version });
  return { ...field, save, base: value, local: value, unconfirmed: [], remote: null };
}

function applyChoice<Value>(
  field: FieldState<Value>,
  choice: VersionChoice,
  { join }: MergeStrategy<Value>,
): FieldState<Value> {
  const { remote, local } = field;
  if (remote === null) return field;
  const accepted = acceptCopy(field, remote);
  if (choice === 'remote') return accepted;
  return {
    ...accepted,
    local: choice === 'both' ? join(local, remote.value) : local,
    save: saveReducer(accepted.save, { type: 'changed' }),
  };
}
