import { observable, type Observable } from '@legendapp/state';
import { asObject, type Fields } from '#src/lib/decode.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** Parses settings stored as JSON. Unreadable ones count as missing. */
export function parseSettings(text: string | null): Fields {
  try {
    return asObject(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/** Returns a number moved into the range, or `otherwise` if it isn't a number. */
export function clampNumber(raw: unknown, { min, max }: { min: number; max: number }, otherwise: number): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? Math.min(max, Math.max(min, raw)) : otherwise;
}

/** Keeps a group of settings on this device. `read` gives missing or invalid ones their defaults. */
export function storeSettings<Settings extends object>(
  key: string,
  read: (text: string | null) => Settings,
): { settings$: Observable<Settings>; change: (change: Partial<Settings>) => void } {
  const settings$ = observable<Settings>(read(readStored('local', key)));
  const change = (changed: Partial<Settings>): void => {
    const next = { ...(settings$.peek() as Settings), ...changed };
    (settings$ as Observable<object>).set(next);
    writeStored('local', key, JSON.stringify(next));
  };
  return { settings$, change };
}
