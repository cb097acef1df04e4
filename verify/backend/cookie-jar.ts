/** A host's cookies, as far as Sanctum needs them: one path, no domains. */
export type CookieJar = {
  readonly store: (setCookies: readonly string[], now: number) => void;
  readonly header: () => string;
  /** Percent-encoded, as received. */
  readonly get: (name: string) => string | undefined;
};

function hasEnded(attributes: readonly string[], now: number): boolean {
  return attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=');
    if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
    return name.toLowerCase() === 'expires' && Date.parse(attribute.slice(attribute.indexOf('=') + 1)) <= now;
  });
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    store: (setCookies, now) => {
      for (const text of setCookies) {
        const [pair = '', ...attributes] = text.split(';');
        const [name = ''] = pair.split('=', 1);
        if (hasEnded(attributes, now)) cookies.delete(name.trim());
        else cookies.set(name.trim(), pair.slice(name.length + 1).trim());
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name) => cookies.get(name),
  };
}
