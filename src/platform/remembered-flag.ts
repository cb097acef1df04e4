import { observable, type Observable } from '@legendapp/state';
import { readStored, type StorageArea, writeStored } from './browser-storage.ts';

/** A yes or no that this browser remembers. */
export type PersistedFlag = { value$: Observable<boolean>; set: (value: boolean) => void };

/**
 * Makes a flag that is stored as the raw text "true" or "false" under `key`, kept on this device or for this visit. Where the
 * browser refuses storage it holds for this page.
 */
export function createPersistedFlag(area: StorageArea, key: string, initially: boolean): PersistedFlag {
  const text = readStored(area, key);
  const value$ = observable(text === 'true' || text === 'false' ? text === 'true' : initially);
  return {
    value$,
    set: (value) => {
      value$.set(value);
      writeStored(area, key, String(value));
    },
  };
}
