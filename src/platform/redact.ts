const secretKey = /authorization|cookie|token|password|secret|e-?mail|xsrf|csrf|^auth$|^code$/i;
const secretText =
  /\b\d{1,19}\|[A-Za-z0-9]{20,}|\bbearer\s+\S+|\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*|[^\s"'<>]+@[^\s"'<>]+\.[a-z]{2,}/gi;
const longestText = 80;
const deepest = 6;
const longestList = 20;

/**
 * Returns a copy fit for logs: no authorization, cookies, tokens, passwords, email addresses or text over 80
 * characters. Replaces non-plain values with their kind.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return isPlain(value) ? value : `[${typeof value}]`;
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) {
    const items = value.slice(0, longestList).map((item) => redact(item, depth + 1));
    return value.length > longestList ? [...items, `… ${value.length - longestList} more`] : items;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretKey.test(key) && item !== null && item !== undefined ? '[redacted]' : redact(item, depth + 1),
    ]),
  );
}

export function redactText(text: string): string {
  return text.length > longestText ? `[text of ${String(text.length)} characters]` : withoutSecrets(text);
}

/** Removes secrets from a text of any length that isn't the writer's. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(secretText, '[redacted]');
}

function isPlain(value: unknown): boolean {
  return value === null || ['undefined', 'number', 'boolean', 'bigint'].includes(typeof value);
}
