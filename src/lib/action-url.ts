import { parseUrl } from './parse-url.ts';

/** The URL to request, or why it's refused (for the debug log, never for the screen). */
export type GuardedUrl = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly reason: string };

const longest = 2048;
const apiPath = '/api/v1/';
/** Printable ASCII without the backslash, which browsers read as a slash. */
const plainCharacters = /^[\x21-\x5b\x5d-\x7e]+$/;
const traversal = /\/\/|\.\.|\/\.(?:\/|$)/;
/** Encoded slash, backslash, dot, percent, question mark, hash and control characters; and a percent sign that encodes nothing. */
const smuggled = /%(?:2f|5c|2e|25|3f|23|[01][0-9a-f]|7f)|%(?![0-9a-f]{2})/i;

/**
 * Checks a server-given action before it's requested, strictly because requests carry the bearer token. Allows at most
 * 2,048 plain characters, either an absolute URL on the API's origin or a path, inside /api/v1/. Rejects user info,
 * fragments, traversal and encoded separators. The method never comes from the server.
 */
export function guardActionUrl(raw: unknown, apiOrigin: string): GuardedUrl {
  if (typeof raw !== 'string') return { ok: false, reason: 'not a text' };
  const reason = textProblem(raw);
  if (reason !== null) return { ok: false, reason };

  const api = parseUrl(apiOrigin);
  const url = api === null ? null : parseUrl(raw, api.origin);
  if (api === null || url === null) return { ok: false, reason: 'not an address' };
  if (url.origin !== api.origin) return { ok: false, reason: 'another origin' };
  if (!url.pathname.startsWith(apiPath)) return { ok: false, reason: 'outside /api/v1/' };
  return { ok: true, url: url.href };
}

function textProblem(raw: string): string | null {
  if (raw.length > longest) return 'too long';
  if (!plainCharacters.test(raw)) return 'empty, or holds a control character, space, backslash or foreign letter';
  const scheme = /^https?:\/\//i.exec(raw)?.[0] ?? '';
  if (scheme === '' && !raw.startsWith(apiPath)) return 'neither absolute nor below /api/v1/';
  const rest = raw.slice(scheme.length);
  if (traversal.test(rest)) return 'traversal';
  if (smuggled.test(rest)) return 'encoded separator';
  if (rest.includes('#')) return 'fragment';
  const authority = scheme === '' ? '' : (rest.split(/[/?]/)[0] ?? '');
  return authority.includes('@') ? 'user info' : null;
}
