/** The cookies of one host, as far as Sanctum needs them: one path, no domains. */
export type CookieJar = {
  /** Takes what an answer sets; a cookie that has run out is forgotten. */
  readonly take: (setCookies: readonly string[], now: number) => void;
  /** The value of the header `Cookie`; empty where there are none. */
  readonly header: () => string;
  /** As it was set, percent-encoded. */
  readonly get: (name: string) => string | undefined;
};

const hasEnded = (attributes: readonly string[], now: number): boolean =>
  attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=');
    if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
    return name.toLowerCase() === 'expires' && Date.parse(attribute.slice(attribute.indexOf('=') + 1)) <= now;
  });

export const createCookieJar = (): CookieJar => {
  const cookies = new Map<string, string>();
  return {
    take: (setCookies, now) => {
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
};
