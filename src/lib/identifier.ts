/**
 * Reads a conversation's `identifier` (section 3: a number, or an object with `id` or `value`) as the plain value that calls
 * and channel names take. Null when there is nothing usable in it: the conversation cannot be initiated then.
 */
export function readIdentifier(raw: unknown): number | string | null {
  const direct = plainValue(raw);
  if (direct !== null || typeof raw !== 'object' || raw === null) return direct;
  return plainValue(own(raw, 'id')) ?? plainValue(own(raw, 'value'));
}

function plainValue(raw: unknown): number | string | null {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) && raw >= 0 ? raw : null;
  // An object that was once turned into text must never reach an address or a channel name (section 5).
  if (typeof raw === 'string') return raw.trim() === '' || raw.includes('[object ') ? null : raw;
  return null;
}

function own(object: object, key: 'id' | 'value'): unknown {
  return Object.getOwnPropertyDescriptor(object, key)?.value;
}
