/**
 * Parses a URL, relative to `base` if given. Returns null for an invalid one. `URL.parse` is newer than our oldest
 * browsers.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
