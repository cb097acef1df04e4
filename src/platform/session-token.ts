import { logDebug } from './debug-log.ts';

/** Local storage key; raw text (tokens are `{id}|{48 characters}`). */
const key = 'authToken';
const longest = 4096;
/** Values that faulty code stores instead of a token. */
const wrong = new Set(['', 'undefined', 'null', '[object Object]', 'NaN', 'true', 'false']);

type TokenListener = (token: string | null) => void;

/** Bearer token in local storage, and in memory when storage is refused. Never logged. */
export type SessionToken = {
  /** Null when logged out. Read it again for each request. */
  read: () => string | null;
  /** Saves a token; null deletes it and logs out the other tabs. */
  write: (token: string | null) => void;
  /** Subscribes to token changes in any tab. Returns an unsubscribe function. */
  subscribe: (listener: TokenListener) => () => void;
  /** False when storage is refused, so the session ends with the tab. */
  isStored: () => boolean;
};

export function createSessionToken(storage: () => Storage, tabs: EventTarget | undefined): SessionToken {
  const listeners = new Set<TokenListener>();
  let memory: string | null = null;
  let blocked = false;

  const notify = (token: string | null): void => {
    for (const listener of [...listeners]) listener(token);
  };
  const read = (): string | null => {
    if (blocked) return memory;
    try {
      return usable(storage().getItem(key));
    } catch {
      noteBlocked();
      return memory;
    }
  };
  const noteBlocked = (): void => {
    blocked = true;
    logDebug('device', 'Local storage is blocked. This login only lasts for this tab.');
  };
  const write = (token: string | null): void => {
    memory = usable(token);
    try {
      if (memory === null) storage().removeItem(key);
      else storage().setItem(key, memory);
      blocked = false;
    } catch {
      noteBlocked();
    }
    notify(memory);
  };
  tabs?.addEventListener('storage', (event) => {
    const { key: changed, newValue } = event as StorageEvent;
    if (changed === key) notify(usable(newValue));
    else if (changed === null) notify(null);
  });

  return {
    read,
    write,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isStored: () => {
      read();
      return !blocked;
    },
  };
}

function usable(value: string | null): string | null {
  const token = value?.trim() ?? '';
  // HTTP headers allow printable ASCII only.
  return wrong.has(token) || token.length > longest || !/^[\x21-\x7e]+$/.test(token) ? null : token;
}

export const sessionToken: SessionToken = createSessionToken(
  () => globalThis.localStorage,
  typeof window === 'undefined' ? undefined : window,
);
