import { parseUrl } from './parse-url.ts';

const anyOrigin = 'https://lamplight.invalid';
const longest = 2048;

/**
 * Where a login may lead (the `return` of its query): a path of this application, or "/" when what was asked for is anything
 * else. A path that a browser would read as another host, and the sign-in screens themselves, count as anything else.
 */
export function safeReturnPath(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > longest) return '/';
  // oxlint-disable-next-line no-control-regex -- control characters are dropped by URL parsers, so they must not get there
  if (!/^\/(?![/\\])/.test(raw) || /[\u0000-\u0020\u007f\\]/.test(raw)) return '/';
  const url = parseUrl(raw, anyOrigin);
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return '/';
  return isSignIn(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

/** Compared as the router does: decoded, without regard to case and trailing slashes. */
function isSignIn(pathname: string): boolean {
  try {
    return /^\/auth(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
