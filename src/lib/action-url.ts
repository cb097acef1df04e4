/** The answer of the guard: the absolute address to call, or why it is refused (for the debug log, never for the screen). */
export type GuardedUrl = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly reason: string };

const longest = 2048;
const apiPath = '/api/v1/';
/** Printable ASCII without the backslash, which browsers read as a slash. */
const plainCharacters = /^[\x21-\x5b\x5d-\x7e]+$/;
/** Encoded slash, backslash, dot, percent, question mark, hash and control characters; and a percent sign that encodes nothing. */
const smuggled = /%(?:2f|5c|2e|25|3f|23|[01][0-9a-f]|7f)|%(?![0-9a-f]{2})/i;

const refuse = (reason: string): GuardedUrl => ({ ok: false, reason });

/**
 * The only way from a server-given action to a request: a text of at most 2,048 plain characters, absolute on the API's own
 * origin or beginning with /api/v1/, inside /api/v1/, without user info, fragment, traversal or encoded separators.
 * The method never comes from the server. Strict on purpose: the bearer token travels with these calls.
 * @param apiOrigin for example https://app.example
 */
export function guardActionUrl(raw: unknown, apiOrigin: string): GuardedUrl {
  if (typeof raw !== 'string' || raw === '') return refuse('not a text');
  if (raw.length > longest) return refuse('too long');
  if (!plainCharacters.test(raw)) return refuse('control character, space, backslash or foreign letter');
  const [, scheme = '', rest = ''] = /^(https?:\/\/)?(.*)$/i.exec(raw) ?? [];
  if (scheme === '' && !raw.startsWith(apiPath)) return refuse('neither absolute nor below /api/v1/');
  if (rest.includes('//') || rest.includes('..') || /\/\.(?:\/|$)/.test(rest)) return refuse('traversal');
  if (rest.includes('#')) return refuse('fragment');
  if (smuggled.test(rest)) return refuse('encoded separator');

  const api = URL.parse(apiOrigin);
  const url = api && URL.parse(raw, api.origin);
  if (!api || !url) return refuse('not an address');
  if (url.origin !== api.origin) return refuse('foreign origin');
  if (url.username !== '' || url.password !== '' || (scheme !== '' && (rest.split(/[/?]/)[0] ?? '').includes('@'))) {
    return refuse('user info');
  }
  if (!url.pathname.startsWith(apiPath)) return refuse('outside /api/v1/');
  return { ok: true, url: url.href };
}
