import { parseUrl } from './parse-url.ts';

/** Where a plan is paid. `host` names a page of somebody else, which the writer is asked about first; null is our own. */
export type Checkout = { readonly url: string; readonly host: string | null };

/** The origins that count as our own, such as https://app.example. */
type Origins = { readonly page: string; readonly api: string };

// oxlint-disable-next-line no-control-regex -- control characters are dropped by URL parsers, so they must not get there
const hidden = /[\u0000-\u0020\u007f\\]/;

/**
 * The server-given address of a checkout, or null when it must not be opened: it is our own, or it is https. Nothing goes with
 * it, no token either. A relative address is the API's.
 */
export function checkoutOf(raw: unknown, { page, api }: Origins): Checkout | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > 2048 || hidden.test(raw)) return null;
  const url = parseUrl(raw, api);
  if (url === null || url.username + url.password !== '') return null;
  // A blob: address has the origin of whoever made it.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.origin === page || url.origin === api) return { url: url.href, host: null };
  return url.protocol === 'https:' ? { url: url.href, host: url.host } : null;
}
