/** A value outside React to subscribe to. It changes only as a whole. */
export type Store<T> = {
  readonly read: () => T;
  readonly set: (next: T) => void;
  /** Calls `listener` with each new value. Returns an unsubscribe function. */
  readonly subscribe: (listener: (value: T) => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    read: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
