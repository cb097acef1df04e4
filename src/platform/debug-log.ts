import { observable } from '@legendapp/state';
import { debugLogEntries } from '#src/lib/constants.ts';
import { systemClock } from './clock.ts';
import { redact, redactText } from './redact.ts';

export type DebugArea = 'http' | 'live' | 'device' | 'error' | 'app' | 'contract';

export type DebugBlock = { readonly title: string; readonly text: string };

export type DebugEntry = {
  id: number;
  at: number;
  area: DebugArea;
  text: string;
  data?: unknown;
  blocks?: readonly DebugBlock[];
};

/** Newest last. In memory only, never stored or sent. */
export const debugLog$ = observable<readonly DebugEntry[]>([]);

let lastId = 0;

/** Receives an entry's raw data (`seen`: a request with its response, or an event's payload). Must not throw. */
type DebugObserver = (id: number, seen: unknown) => Promise<void> | void;

let observer: DebugObserver | null = null;

export function setDebugObserver(next: DebugObserver | null): void {
  observer = next;
}

export function hasDebugObserver(): boolean {
  return observer !== null;
}

/** Adds an entry. Removes secrets and texts over 80 characters. `seen` isn't stored, only passed to the observer. */
export function logDebug(area: DebugArea, text: string, data?: unknown, seen?: unknown): void {
  lastId += 1;
  const entry: DebugEntry = { id: lastId, at: systemClock.now(), area, text: redactText(text) };
  if (data !== undefined) entry.data = redact(data);
  debugLog$.set([...debugLog$.peek().slice(1 - debugLogEntries), entry]);
  if (seen !== undefined) void observer?.(lastId, seen);
}

export function clearDebugLog(): void {
  debugLog$.set([]);
}
