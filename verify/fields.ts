export type Fields = Readonly<Record<string, unknown>>;

/** Returns strings unchanged, other values as JSON. `String(value)` throws if `toString` isn't a function. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
