/** How many places of a text are tried as the beginning of its JSON. */
const mostTries = 50;

/** True when the text is JSON from its first character to its last. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The JSON at the end of a text that may begin with something else, for example a warning of PHP (specification
 * section 7, login). Null when there is none. A warning may hold brackets itself, so each one is tried.
 */
export function trimToJson(text: string): string | null {
  if (isJson(text)) return text;
  let from = 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const start = text.slice(from).search(/[[{]/);
    if (start < 0) return null;
    from += start;
    if (isJson(text.slice(from))) return text.slice(from);
    from += 1;
  }
  return null;
}
