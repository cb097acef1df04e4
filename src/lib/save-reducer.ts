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
  | { readonly type: 'refreshed'; readonly version: number }
  | { readonly type: 'settled'; readonly version: number };

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
    case 'refreshed':
      return isDirty(state) ? state : { ...state, version: event.version, error: null };
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

export type SaveLabel = '' | 'Saved' | 'Saving…' | 'Saved on this device' | 'Save failed';

/**
 * Returns the label. `isSlow`: the save takes longer than a moment. "Saved" means on the server, "Saved on this device"
 * only here.
 */
export function formatSaveState(
  state: SaveState,
  { isStored, isSlow }: { isStored: boolean; isSlow: boolean },
): SaveLabel {
  if (!isDirty(state)) return state.version === null ? '' : 'Saved';
  if (state.error === 'failed' || state.error === 'refused') return 'Save failed';
  if (state.sending !== null && isSlow) return 'Saving…';
  return isStored ? 'Saved on this device' : '';
}
