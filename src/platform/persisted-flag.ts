import { observable, type Observable } from '@legendapp/state';
import { readStored, type StorageArea, writeStored } from './browser-storage.ts';

/** Quick mode: a recording times out after 0.1 minute instead of 2. Off by default; lasts for this page. */
export const quickMode$: Observable<boolean> = observable(false);

/** Creates a flag stored as the raw text "true" or "false" under `key`. Without storage it lasts for this page. */
export function createPersistedFlag(area: StorageArea, key: string, initially: boolean): Observable<boolean> {
  const text = readStored(area, key);
  const flag$ = observable(text === 'true' || text === 'false' ? text === 'true' : initially);
  flag$.onChange(({ value }) => writeStored(area, key, String(value)));
  return flag$;
}

/** Setting for single-key shortcuts such as R (WCAG 2.1.4). Excludes keys with Ctrl or Cmd, Escape and arrows. */
export const singleKeys$: Observable<boolean> = createPersistedFlag('local', 'singleKeyShortcuts', true);
