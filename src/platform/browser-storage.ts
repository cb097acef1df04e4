import { logDebug } from './debug-log.ts';

export type StorageArea = 'local' | 'session';

const areas: Readonly<Record<StorageArea, () => Storage>> = {
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
};

export function readStored(area: StorageArea, key: string): string | null {
  return guarded(area, (storage) => storage.getItem(key)) ?? null;
}

/** Stores raw text, or deletes it with null. Does nothing if the browser refuses storage. */
export function writeStored(area: StorageArea, key: string, value: string | null): void {
  guarded(area, (storage) => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  });
}

export function storedKeys(area: StorageArea, prefix: string): string[] {
  const keys = guarded(area, (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)));
  return keys?.filter((key) => key?.startsWith(prefix) === true).map(String) ?? [];
}

export function clearSessionStorage(): void {
  guarded('session', (storage) => {
    storage.clear();
  });
}

function guarded<T>(area: StorageArea, run: (storage: Storage) => T): T | undefined {
  try {
    return run(areas[area]());
  } catch {
    logDebug('device', `This browser blocks ${area} storage`);
    return undefined;
  }
}
