import { observable } from '@legendapp/state';
import { debugLogEntries } from '#src/lib/constants.ts';
import { systemClock } from './clock.ts';
import { redact, redactText } from './redact.ts';

/** Which part of the application an entry comes from. */
export type DebugArea = 'http' | 'live' | 'device' | 'error' | 'app';

/** One line of the debug log. `at` in milliseconds since the epoch; text and data are redacted. */
export type DebugEntry = { id: number; at: number; area: DebugArea; text: string; data?: unknown };

/** The newest entry is the last. In memory only: nothing of it is ever stored or sent. */
export const debugLog$ = observable<readonly DebugEntry[]>([]);

let lastId = 0;

/** Adds an entry. Secrets and texts over 80 characters are taken out before anything is kept. */
export function logDebug(area: DebugArea, text: string, data?: unknown): void {
  lastId += 1;
  const entry: DebugEntry = { id: lastId, at: systemClock.now(), area, text: redactText(text) };
  if (data !== undefined) entry.data = redact(data);
  debugLog$.set([...debugLog$.peek().slice(1 - debugLogEntries), entry]);
}

/** Empties the log (at logout). */
export function clearDebugLog(): void {
  debugLog$.set([]);
}
