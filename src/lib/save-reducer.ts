import type { Failure } from './failure.ts';

/**
 * Saving one text, as a pure reducer: one save in flight, late responses never apply to newer text, and conflicts wait
 * for the writer's choice.
 */

/** Reason for the last failure. `offline`: no response. `failed`: can be retried. `refused`: can't. */
export type SaveErrorKind = 'offline' | 'failed' | 'refused';

export type SaveState = {
  /** The server version that this text is based on, or null until known. */
  readonly version: number | null;
  readonly edits: number;
  readonly saved: number;
  readonly sending: number | null;
  readonly error: SaveErrorKind | null;
  readonly remoteVersion: number | null;
};

export type SaveEvent =
  | { readonly type: 'opened'; readonly version: number | null; readonly isDirty: boolean }
  | { readonly type: 'changed' }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'sendFailed'; readonly error: SaveErrorKind }
  | { readonly type: 'conflicted'; readonly version: number }
  | { readonly type: 'settled'; readonly version: number | null };

export const initialSaveState: SaveState = {
  version: null,
  edits: 0,
  saved: 0,
  sending: null,
  error: null,
  remoteVersion: null,
};

export function saveReducer(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'opened':
      return { ...initialSaveState, version: event.version, edits: event.isDirty ? 1 : 0 };
    case 'changed':
      return { ...state, edits: state.edits + 1, error: state.error === 'refused' ? null : state.error };
    case 'sendStarted':
      return canSave(state) ? { ...state, sending: state.edits } : state;
    case 'saved':
      if (state.sending === null) return state;
      return { ...state, version: event.version, saved: state.sending, sending: null, error: null };
    case 'sendFailed':
      return state.sending === null ? state : { ...state, sending: null, error: event.error };
    case 'conflicted':
      return { ...state, sending: null, error: null, remoteVersion: event.version };
    case 'settled':
      return { ...state, version: event.version, saved: state.edits, sending: null, error: null, remoteVersion: null };
  }
}

export function isDirty({ edits, saved }: SaveState): boolean {
  return edits !== saved;
}

/** Checks for a newer version, because responses and events may arrive out of order. */
export function isNewerVersion({ version }: SaveState, received: number): boolean {
  return received > (version ?? 0);
}

export function canSave(state: SaveState): boolean {
  return isDirty(state) && state.sending === null && state.remoteVersion === null && state.version !== null;
}

/**
 * Classifies a failed save: `offline` without a response, `failed` if it can be retried, `refused` if not. Null is an
 * error without a request.
 */
export function classifySaveError(failure: Pick<Failure, 'kind' | 'status'> | null): SaveErrorKind {
  if (failure === null) return 'failed';
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'offline';
  if (failure.kind !== 'http') return 'failed';
  const status = failure.status ?? 0;
  return status >= 500 || status === 408 || status === 419 || status === 429 ? 'failed' : 'refused';
}

/** `saved`: on the server. `onDevice`: only here. `none`: nothing to show yet. */
export type SaveKind = 'none' | 'saved' | 'saving' | 'onDevice' | 'failed';

/** Returns what to show of a text's save. `isSlow`: the save takes longer than a moment. */
export function selectSaveKind(
  state: SaveState,
  { isStored, isSlow }: { isStored: boolean; isSlow: boolean },
): SaveKind {
  if (!isDirty(state)) return state.version === null ? 'none' : 'saved';
  if (state.error === 'failed' || state.error === 'refused') return 'failed';
  if (state.sending !== null && isSlow) return 'saving';
  return isStored ? 'onDevice' : 'none';
}

/** A field's save state, and whether its draft is stored on this device. */
export type SavedField = {
  readonly save: SaveState;
  readonly draft: 'empty' | 'waiting' | 'saved' | 'failed';
};

/** Priority when fields differ: errors, then the least safe. */
const kindOrder: readonly SaveKind[] = ['failed', 'saving', 'none', 'onDevice', 'saved'];

/** Returns what to show of several fields. `saved` needs every field on the server; `onDevice` means unsent text. */
export function selectFieldsKind(fields: readonly SavedField[], isSlow: boolean): SaveKind {
  const kinds = new Set(
    fields.map(({ save, draft }) => {
      // A stored draft is soon up to date again; only a failure makes this untrue.
      const isStored = draft === 'saved' || (draft === 'waiting' && save.edits - save.saved > 1);
      return selectSaveKind(save, { isStored, isSlow });
    }),
  );
  return kindOrder.find((kind) => kinds.has(kind)) ?? 'none';
}
