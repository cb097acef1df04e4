/** The fields of an answer that may be anything, whatever its type promises; none where it is no object. */
export function asObject(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {};
}

/** What an answer wraps in `data`; undefined where it wraps nothing. */
export function unwrapData(answer: unknown): unknown {
  return asObject(answer)['data'];
}

/** The last page of a paged answer; 1 when it does not say. */
export function getLastPage(answer: unknown): number {
  const { last_page: last } = asObject(asObject(answer)['meta']);
  return typeof last === 'number' ? last : 1;
}

/** A string of the wire, unchanged; null for anything else. Text, keys and comparisons are made of this, never of `String(raw)`. */
export function asString(raw: unknown): string | null {
  return typeof raw === 'string' ? raw : null;
}

/** Text fit to show: trimmed, null when there is none or when it is no text at all. */
export function asText(raw: unknown): string | null {
  return typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null;
}

/** The rows of a list that are objects; anything else gives none. */
export function asObjectArray(raw: unknown): Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null);
}

/** The texts of a list, without repeats; anything else gives none. */
export function asTexts(raw: unknown): string[] {
  return Array.isArray(raw) ? [...new Set(raw.map(asText).filter((text) => text !== null))] : [];
}

/** A percentage as it is shown: 0 to 100; `odd` when something was sent that is no number; null when nothing was. */
export type Percent = number | 'odd' | null;

/** Cut to 0 to 100 and rounded; a number sent as text counts. */
export function asPercent(raw: unknown): Percent {
  if (raw === null || raw === undefined) return null;
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'odd';
  return Math.round(Math.min(100, Math.max(0, value)));
}

/** A length or a count of the wire; null when it is none. */
export function asCount(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? raw : null;
}
