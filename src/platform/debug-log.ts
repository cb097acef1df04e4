import { debugLogEntries } from '#src/lib/constants.ts';
import { observable, opaqueObject } from '@legendapp/state';
import { systemClock } from './clock.ts';

const secretKey = /authorization|cookie|token|password|secret|e-?mail|xsrf|csrf|^auth$|^code$/i;
const secretText =
  /\b\d{1,19}\|[A-Za-z0-9]{20,}|\bbearer\s+\S+|\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*|[^\s"'<>]+@[^\s"'<>]+\.[a-z]{2,}/gi;
const longestText = 80;
const deepest = 6;
const longestList = 20;

/**
 * Returns a copy fit for logs: no authorization, cookies, tokens, passwords, email addresses or text over 80
 * characters. Replaces non-plain values with their kind.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return isPlain(value) ? value : `[${typeof value}]`;
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) {
    const items = value.slice(0, longestList).map((item) => redact(item, depth + 1));
    return value.length > longestList ? [...items, `… ${value.length - longestList} more`] : items;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretKey.test(key) && item !== null && item !== undefined ? '[redacted]' : redact(item, depth + 1),
    ]),
  );
}

export function redactText(text: string): string {
  return text.length > longestText ? `[text of ${String(text.length)} characters]` : withoutSecrets(text);
}

/** Removes secrets from a text of any length that isn't the writer's. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(secretText, '[redacted]');
}

function isPlain(value: unknown): boolean {
  return value === null || ['undefined', 'number', 'boolean', 'bigint'].includes(typeof value);
}

type DebugArea = 'http' | 'live' | 'device' | 'error' | 'app' | 'contract';

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
  debugLog$.set([...debugLog$.peek().slice(1 - debugLogEntries), opaqueObject(entry)]);
  if (seen !== undefined) void observer?.(lastId, seen);
}

export function clearDebugLog(): void {
  debugLog$.set([]);
}
