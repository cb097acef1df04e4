import { createStore, type Store } from '#src/lib/store.ts';
import { readStored, type StorageArea, writeStored } from './browser-storage.ts';

/** Quick mode: a recording times out after 0.1 minute instead of 2. Off by default; lasts for this page. */
export const quickMode: Store<boolean> = createStore(false);

/** Creates a flag stored as the raw text "true" or "false" under `key`. Without storage it lasts for this page. */
export function createPersistedFlag(area: StorageArea, key: string, initially: boolean): Store<boolean> {
  const text = readStored(area, key);
  const flag = createStore(text === 'true' || text === 'false' ? text === 'true' : initially);
  return {
    ...flag,
    set: (value) => {
      flag.set(value);
      writeStored(area, key, String(value));
    },
  };
}

/** Setting for single-key shortcuts such as R (WCAG 2.1.4). Excludes keys with Ctrl or Cmd, Escape and arrows. */
export const singleKeys: Store<boolean> = createPersistedFlag('local', 'singleKeyShortcuts', true);
