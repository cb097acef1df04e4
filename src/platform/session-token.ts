import { logDebug } from './debug-log.ts';

/** Key of the token in local storage, as raw text (specification section 3; tokens are `{id}|{48 characters}`). */
const key = 'authToken';
const longest = 4096;
/** What programs write when they store something that is no token. */
const wrong = new Set(['', 'undefined', 'null', '[object Object]', 'NaN', 'true', 'false']);

type TokenListener = (token: string | null) => void;

/** Holds the bearer token: in local storage, and in memory for a browser that refuses storage. Never logs it. */
export type SessionToken = {
  /** The token as it is now, or null when nobody is logged in. Read again for each call. */
  read: () => string | null;
  /** Keeps a new token; null takes it away, which logs the other tabs out too. */
  write: (token: string | null) => void;
  /** Calls back when the token changes, in this tab or another one; the answer ends it. */
  subscribe: (listener: TokenListener) => () => void;
  /** False when this browser refuses storage, so that the login does not outlive the tab. */
  isStored: () => boolean;
};

/** Makes the holder; `storage` gives local storage and may throw, `tabs` is where storage events arrive. */
export function createSessionToken(storage: () => Storage, tabs: EventTarget | undefined): SessionToken {
  const listeners = new Set<TokenListener>();
  let memory: string | null = null;
  let blocked = false;

  const tell = (token: string | null): void => {
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
    tell(memory);
  };
  tabs?.addEventListener('storage', (event) => {
    const { key: changed, newValue } = event as StorageEvent;
    if (changed === key) tell(usable(newValue));
    else if (changed === null) tell(null);
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
  // A header takes printable ASCII only; anything else was never a token.
  return wrong.has(token) || token.length > longest || !/^[\x21-\x7e]+$/.test(token) ? null : token;
}

/** The token of this browser. */
export const sessionToken: SessionToken = createSessionToken(
  () => globalThis.localStorage,
  typeof window === 'undefined' ? undefined : window,
);
