/** Reads values from outside the contract, such as drafts on the device. */
export function asObject(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {};
}

/** Returns a text unchanged, or null. Use it for text, keys and comparisons, never `String(raw)`. */
export function asString(raw: unknown): string | null {
  return typeof raw === 'string' ? raw : null;
}
