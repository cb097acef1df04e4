import { logDebug } from './debug-log.ts';

/** The two storages of a browser: kept on this device, or for this visit. */
export type StorageArea = 'local' | 'session';

const areas: Readonly<Record<StorageArea, () => Storage>> = {
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
};

/** What is stored under the key as raw text; null when nothing is, or when this browser refuses storage. */
export function readStored(area: StorageArea, key: string): string | null {
  return guarded(area, (storage) => storage.getItem(key)) ?? null;
}

/** Stores raw text, or with null takes it away. A browser that refuses storage keeps nothing, and nothing breaks. */
export function writeStored(area: StorageArea, key: string, value: string | null): void {
  guarded(area, (storage) => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  });
}

/** The keys that begin so; none when this browser refuses storage. */
export function storedKeys(area: StorageArea, beginning: string): string[] {
  const keys = guarded(area, (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)));
  return keys?.filter((key) => key?.startsWith(beginning) === true).map(String) ?? [];
}

/** Forgets everything that was kept for this visit (logout). */
export function clearVisit(): void {
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
