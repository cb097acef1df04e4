/** The address, relative to `base` where one is given; null for text that isn't an address. `URL.parse` is newer than our oldest browsers. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
