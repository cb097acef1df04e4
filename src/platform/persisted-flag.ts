import { observable, type Observable } from '@legendapp/state';
import { readStored, type StorageArea, writeStored } from './browser-storage.ts';

export type PersistedFlag = { value$: Observable<boolean>; set: (value: boolean) => void };

/** Creates a flag stored as the raw text "true" or "false" under `key`. Without storage it lasts for this page. */
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
