export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Escapes text for a regular expression. `RegExp.escape` is missing in Node 20. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Returns strings unchanged, other values as JSON. `String(value)` throws if `toString` isn't a function. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

/** Returns a copy of a JSON value with each string, at any depth, changed. Keys stay. */
export function mapStrings(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapStrings(inner, change)]));
}

/** Returns a text such as "1 request" or "2 requests". */
export function plural(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** Returns a field's name without separators and case, in which servers often differ. */
export function normaliseName(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}

/** Ends a long text with an ellipsis. */
export function shorten(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

export function durationText(ms: number): string {
  const seconds = Math.round(ms / 100) / 10;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** Parses JSON. Returns undefined if it's invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Escapes a key for a JSON pointer. */
export function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the value at a JSON pointer (RFC 6901), or undefined. */
export function atPointer(value: unknown, pointer: string): unknown {
  let current = value;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof current !== 'object' || current === null) return undefined;
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(current) && !/^\d+$/.test(key)) return undefined;
    current = Object.hasOwn(current, key) ? (current as Readonly<Record<string, unknown>>)[key] : undefined;
  }
  return current;
}
