export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an object's own fields, none for anything else. For values outside the contract, such as drafts. */
export function asObject(raw: unknown): Fields {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {};
}

/** Returns a text unchanged, or null. Use it for text, keys and comparisons, never `String(raw)`. */
export function asString(raw: unknown): string | null {
  return typeof raw === 'string' ? raw : null;
}
