import { observable } from '@legendapp/state';
import { debugLogEntries } from '#src/lib/constants.ts';
import { systemClock } from './clock.ts';
import { redact, redactText } from './redact.ts';

/** Which part of the application an entry comes from. */
export type DebugArea = 'http' | 'live' | 'device' | 'error' | 'app' | 'contract';

/** Something longer that an entry tells, such as the body of an answer; redacted and cut before it is kept. */
export type DebugBlock = { readonly title: string; readonly text: string };

/** One line of the debug log. `at` in milliseconds since the epoch; text, data and blocks are redacted. */
export type DebugEntry = {
  id: number;
  at: number;
  area: DebugArea;
  text: string;
  data?: unknown;
  /** Added by the debug tools, where they are on. */
  blocks?: readonly DebugBlock[];
};

/** The newest entry is the last. In memory only: nothing of it is ever stored or sent. */
export const debugLog$ = observable<readonly DebugEntry[]>([]);

let lastId = 0;

/** Looks closer at what an entry is about (`seen`, as it is: a call with its answer, an event's payload). Must not throw. */
type DebugObserver = (id: number, seen: unknown) => Promise<void> | void;

let witness: DebugObserver | null = null;

/** Says who looks closer, for as long as the debug tools are on; with null nobody does, and nothing of it is kept. */
export function setDebugObserver(next: DebugObserver | null): void {
  witness = next;
}

/** Whether somebody looks closer: only then is it worth while to copy an answer. */
export const hasDebugObserver = (): boolean => witness !== null;

/**
 * Adds an entry. Secrets and texts over 80 characters are taken out before anything is kept; `seen` is not kept, it goes to the
 * witness alone.
 */
export function logDebug(area: DebugArea, text: string, data?: unknown, seen?: unknown): void {
  lastId += 1;
  const entry: DebugEntry = { id: lastId, at: systemClock.now(), area, text: redactText(text) };
  if (data !== undefined) entry.data = redact(data);
  debugLog$.set([...debugLog$.peek().slice(1 - debugLogEntries), entry]);
  if (seen !== undefined) void witness?.(lastId, seen);
}

/** Empties the log (at logout). */
export function clearDebugLog(): void {
  debugLog$.set([]);
}
