import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow; it changes only as a whole. */
export type Store<T> = {
  readonly read: () => T;
  /** Tells the followers, unless the value is the same as before. */
  readonly set: (next: T) => void;
  /** Calls back after each change. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store that holds `initial`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, live. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.read);
}
