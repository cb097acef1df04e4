import { observable, type Observable } from '@legendapp/state';
import { formatSaveState, type SaveLabel } from '#src/lib/save-reducer.ts';
import type { ManuscriptDraft } from './manuscript-draft.ts';
import type { RemoteAutosaver } from './remote-autosaver.ts';

/** `refused`: saved neither on the server nor on this device. */
export type SaveStatus = { readonly words: SaveLabel; readonly refused: boolean };

/** Returns a status that changes with its label, not at each key press. */
export function createSaveStatus(saver: RemoteAutosaver, keeper: ManuscriptDraft): Observable<SaveStatus> {
  const told$ = observable<SaveStatus>({ words: '', refused: false });
  const look = (): void => {
    const draft = keeper.status$.peek();
    const before = told$.peek();
    // A stored draft is soon up to date again; only a failure makes this label untrue.
    const isKept = draft === 'kept' || (draft === 'waiting' && before.words === 'Saved on this device');
    const words = formatSaveState(saver.state$.peek(), { isStored: isKept, isSlow: saver.isSlow$.peek() });
    const refused = draft === 'failed';
    if (words !== before.words || refused !== before.refused) told$.set({ words, refused });
  };
  saver.state$.onChange(look);
  saver.isSlow$.onChange(look);
  keeper.status$.onChange(look);
  return told$;
}
