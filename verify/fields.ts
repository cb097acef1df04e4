export type Fields = Readonly<Record<string, unknown>>;

/** Returns strings unchanged, other values as JSON. `String(value)` throws if `toString` isn't a function. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
