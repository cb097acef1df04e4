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

/** The URL to request, or why it's refused (for the debug log, never for the screen). */
type GuardedUrl = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly reason: string };

const maxActionUrlLength = 2048;
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
  if (raw.length > maxActionUrlLength) return 'too long';
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

// oxlint-disable-next-line no-control-regex -- URL parsers drop control characters, so they are rejected first
const hiddenCharacters = /[\u0000-\u0020\u007f\\]/;

type MediaHosts = {
  readonly pageOrigin: string;
  readonly apiOrigin: string;
  readonly extraOrigins: readonly string[];
};

/**
 * Returns a media URL from data, or null if it must not be loaded (the screen then shows a placeholder). Allowed: http
 * or https on the page's or API's origin, https on listed ones. Relative URLs are the API's.
 */
export function safeMediaUrl(raw: unknown, hosts: MediaHosts): string | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > 2048 || hiddenCharacters.test(raw)) return null;
  const url = parseUrl(raw, hosts.apiOrigin);
  if (url === null || url.username + url.password !== '') return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const isOwn = url.origin === hosts.pageOrigin || url.origin === hosts.apiOrigin;
  const isListed = url.protocol === 'https:' && hosts.extraOrigins.includes(url.origin);
  return isOwn || isListed ? url.href : null;
}

const anyOrigin = 'https://lamplight.invalid';

/**
 * Returns the path after a login (the query's `return`), or "/" if it isn't a path in this app. Rejects sign-in
 * screens, and paths that browsers read as another host.
 */
export function safeReturnPath(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > maxActionUrlLength) return '/';
  // oxlint-disable-next-line no-control-regex -- URL parsers drop control characters, so they are rejected first
  if (!/^\/(?![/\\])/.test(raw) || /[\u0000-\u0020\u007f\\]/.test(raw)) return '/';
  const url = parseUrl(raw, anyOrigin);
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return '/';
  return isSignIn(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

/** Compared like the router: decoded, ignoring case and trailing slashes. */
function isSignIn(pathname: string): boolean {
  try {
    return /^\/auth(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

const referralPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Returns the referral value of a URL's query, or null. `referral_code` wins, and the last of repeated
 * values. Anything but a short plain code is ignored.
 */
export function referralFrom(search: string): string | null {
  const query = new URLSearchParams(search);
  const last = (name: string) => query.getAll(name).findLast((value) => referralPattern.test(value)) ?? null;
  return last('referral_code') ?? last('referral');
}

/** Removes a sign-in link's email and code from the query, and adds the saved return path. */
export function withoutLink(search: string, returnPath: string | null): string {
  const query = new URLSearchParams(search);
  query.delete('email');
  query.delete('code');
  if (!query.has('return') && returnPath !== null) query.set('return', returnPath);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
