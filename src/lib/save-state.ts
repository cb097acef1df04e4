/**
 * The saving of one text as a pure machine: one save in flight, a late answer never counts for newer text, and two versions
 * wait for the writer's choice. Effects (drafts, calls, timers) are the desk's.
 */

/** Why the last save did not succeed. `offline`: no answer came. `failed`: the server may take it later. `refused`: it will not. */
export type SaveErrorKind = 'offline' | 'failed' | 'refused';

export type SaveState = {
  /** The server's version that this text is made from; null until it is known. */
  readonly version: number | null;
  /** Counts the changes of the text. */
  readonly edits: number;
  /** The count that the server has. */
  readonly saved: number;
  /** The count that is on its way. */
  readonly sending: number | null;
  readonly error: SaveErrorKind | null;
  /** The version of another text that waits for the writer's choice. */
  readonly theirs: number | null;
};

export type SaveEvent =
  | { readonly type: 'opened'; readonly version: number | null; readonly isDirty: boolean }
  | { readonly type: 'changed' }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'sendFailed'; readonly error: SaveErrorKind }
  /** The server has another text in that version. */
  | { readonly type: 'conflicted'; readonly version: number }
  /** The server's text was taken over as it is. */
  | { readonly type: 'refreshed'; readonly version: number }
  /** The writer chose, and the server has what they chose. */
  | { readonly type: 'settled'; readonly version: number };

export const initialSaveState: SaveState = {
  version: null,
  edits: 0,
  saved: 0,
  sending: null,
  error: null,
  theirs: null,
};

/** What follows from an event; events that cannot be at this point change nothing. */
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
      return { ...state, sending: null, error: null, theirs: event.version };
    case 'refreshed':
      return isDirty(state) ? state : { ...state, version: event.version, error: null };
    case 'settled':
      return { ...state, version: event.version, saved: state.edits, sending: null, error: null, theirs: null };
  }
}

/** Whether there is text that the server does not have. */
export function isDirty({ edits, saved }: SaveState): boolean {
  return edits !== saved;
}

/** Whether a version that was told or read is a later one than this text has: answers and events may overtake each other. */
export function isNewerVersion({ version }: SaveState, heard: number): boolean {
  return heard > (version ?? 0);
}

/** Whether a save may leave now. */
export function canSave(state: SaveState): boolean {
  return isDirty(state) && state.sending === null && state.theirs === null && state.version !== null;
}

/** The words of the save state (vocabulary), `''` for the moment in which neither is true. */
export type SaveLabel = '' | 'Saved' | 'Saving…' | 'Saved on this device' | 'Save failed';

/**
 * What stands at the text. `isKept`: this device has it. `isSlow`: the save in flight is no matter of a moment any more. It
 * says "Saved" only for what the server has and "Saved on this device" only for what this device has.
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
