const secretKey = /authorization|cookie|token|password|secret|e-?mail|xsrf|csrf|^auth$|^code$/i;
const secretText =
  /\b\d{1,19}\|[A-Za-z0-9]{20,}|\bbearer\s+\S+|\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*|[^\s"'<>]+@[^\s"'<>]+\.[a-z]{2,}/gi;
const longestText = 80;
const deepest = 6;
const longestList = 20;

/**
 * A copy of `value` fit for a log: no authorization, cookies, tokens, passwords, addresses of people, and no text over
 * 80 characters (the writer's words). Whatever is not plain data becomes its kind's name.
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

/** The text with everything secret taken out; a long one becomes its length. */
export function redactText(text: string): string {
  return text.length > longestText ? `[text of ${String(text.length)} characters]` : withoutSecrets(text);
}

/** The text with everything secret taken out, however long it is: for words that are not the writer's. */
export const withoutSecrets = (text: string): string => text.replaceAll(secretText, '[redacted]');

function isPlain(value: unknown): boolean {
  return value === null || ['undefined', 'number', 'boolean', 'bigint'].includes(typeof value);
}
