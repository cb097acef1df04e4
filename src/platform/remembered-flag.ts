import { observable, type Observable } from '@legendapp/state';

/** A yes or no that this browser remembers: `local` for good, `session` for this visit. */
export type RememberedFlag = { value$: Observable<boolean>; set: (value: boolean) => void };

/**
 * Makes a flag that is stored as the raw text "true" or "false" under `key`. Where the browser refuses storage it holds for
 * this page.
 */
export function rememberedFlag(storage: 'local' | 'session', key: string, initially: boolean): RememberedFlag {
  const store = (): Storage => (storage === 'local' ? globalThis.localStorage : globalThis.sessionStorage);
  const read = (): boolean => {
    try {
      const text = store().getItem(key);
      return text === 'true' || text === 'false' ? text === 'true' : initially;
    } catch {
      return initially;
    }
  };
  const value$ = observable(read());
  return {
    value$,
    set: (value) => {
      value$.set(value);
      try {
        store().setItem(key, String(value));
      } catch {
        // Remembered for this page only.
      }
    },
  };
}
