import { parseUrl } from '#src/lib/urls.ts';

/** Payment page. `host` is set for an external page, which the writer must confirm, and null for our own. */
export type Checkout = { readonly url: string; readonly host: string | null };

type Origins = { readonly page: string; readonly api: string };

// oxlint-disable-next-line no-control-regex -- URL parsers drop control characters, so they are rejected first
const hidden = /[\u0000-\u0020\u007f\\]/;

/**
 * Returns a server-given checkout URL, or null unless it's our own or https. No token is sent. A relative URL is
 * resolved on the API.
 */
export function parseCheckout(raw: unknown, { page, api }: Origins): Checkout | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > 2048 || hidden.test(raw)) return null;
  const url = parseUrl(raw, api);
  if (url === null || url.username + url.password !== '') return null;
  // A blob: URL has its creator's origin.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.origin === page || url.origin === api) return { url: url.href, host: null };
  return url.protocol === 'https:' ? { url: url.href, host: url.host } : null;
}
