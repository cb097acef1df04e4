import { sessionToken } from './session-token.ts';

/**
 * Returns a function that creates a store at its first use and keeps it until logout. Another writer may log in next:
 * nothing may be sent in their name.
 */
export function keepUntilLogout<Key extends readonly (number | string)[], Store extends { readonly close: () => void }>(
  create: (...key: Key) => Store,
): (...key: Key) => Store {
  const stores = new Map<string, Store>();
  sessionToken.subscribe((token) => {
    if (token !== null) return;
    for (const store of stores.values()) store.close();
    stores.clear();
  });
  return (...key) => {
    const name = key.join('/');
    const store = stores.get(name) ?? create(...key);
    stores.set(name, store);
    return store;
  };
}
