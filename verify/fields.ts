/** What a JSON object is before anything is known of it. */
export type Fields = Readonly<Record<string, unknown>>;

/** A JSON value as text: a string unchanged, anything else as JSON. `String(value)` throws where `toString` is no function. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
