export function asObject(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {};
}

export function unwrapData(response: unknown): unknown {
  return asObject(response)['data'];
}

export function getLastPage(response: unknown): number {
  const { last_page: last } = asObject(asObject(response)['meta']);
  return typeof last === 'number' ? last : 1;
}

/** Returns an API string unchanged, or null. Use it for text, keys and comparisons, never `String(raw)`. */
export function asString(raw: unknown): string | null {
  return typeof raw === 'string' ? raw : null;
}

export function asText(raw: unknown): string | null {
  return typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null;
}

export function asObjectArray(raw: unknown): Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null);
}

export function asTexts(raw: unknown): string[] {
  return Array.isArray(raw) ? [...new Set(raw.map(asText).filter((text) => text !== null))] : [];
}

/** Percentage, 0 to 100. `odd` for an invalid value, null for a missing one. */
export type Percent = number | 'odd' | null;

export function asPercent(raw: unknown): Percent {
  if (raw === null || raw === undefined) return null;
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'odd';
  return Math.round(Math.min(100, Math.max(0, value)));
}

export function asCount(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? raw : null;
}
