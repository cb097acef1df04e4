/**
 * Parses a conversation's `identifier` (section 3: a number, or an object with `id` or `value`) for requests and
 * channel names. Null if it's unusable: the conversation can't start then.
 */
export function readIdentifier(raw: unknown): number | string | null {
  const direct = plainValue(raw);
  if (direct !== null || typeof raw !== 'object' || raw === null) return direct;
  return plainValue(getOwnValue(raw, 'id')) ?? plainValue(getOwnValue(raw, 'value'));
}

function plainValue(raw: unknown): number | string | null {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) && raw >= 0 ? raw : null;
  // A stringified object must never reach a URL or a channel name (section 5).
  if (typeof raw === 'string') return raw.trim() === '' || raw.includes('[object ') ? null : raw;
  return null;
}

function getOwnValue(object: object, key: 'id' | 'value'): unknown {
  return Object.getOwnPropertyDescriptor(object, key)?.value;
}
