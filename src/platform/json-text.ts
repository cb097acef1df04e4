const mostTries = 50;

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the JSON at a text's end, after for example a PHP warning (specification section 7, login), or null. Warnings
 * may hold brackets, so it tries each one.
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
