import { useSyncExternalStore } from 'react';
import type { Store } from '#src/lib/store.ts';

/** Returns a store's value, and renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.read);
}
