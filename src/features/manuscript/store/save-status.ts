import { observable, type Observable } from '@legendapp/state';
import { formatSaveState, type SaveLabel } from '#src/lib/save-reducer.ts';
import type { ManuscriptDraft } from './manuscript-draft.ts';
import type { RemoteAutosaver } from './remote-autosaver.ts';

/** `refused`: saved neither on the server nor on this device. */
export type SaveStatus = { readonly label: SaveLabel; readonly refused: boolean };

/** Returns a status that changes with its label, not at each key press. */
export function createSaveStatus(saver: RemoteAutosaver, manuscriptDraft: ManuscriptDraft): Observable<SaveStatus> {
  const saveStatus$ = observable<SaveStatus>({ label: '', refused: false });
  const look = (): void => {
    const draft = manuscriptDraft.status$.peek();
    const before = saveStatus$.peek();
    // A stored draft is soon up to date again; only a failure makes this label untrue.
    const isSaved = draft === 'saved' || (draft === 'waiting' && before.label === 'Saved on this device');
    const label = formatSaveState(saver.state$.peek(), { isStored: isSaved, isSlow: saver.isSlow$.peek() });
    const refused = draft === 'failed';
    if (label !== before.label || refused !== before.refused) saveStatus$.set({ label, refused });
  };
  saver.state$.onChange(look);
  saver.isSlow$.onChange(look);
  manuscriptDraft.status$.onChange(look);
  return saveStatus$;
}
