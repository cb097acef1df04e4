import { parseUrl } from './parse-url.ts';

const anyOrigin = 'https://lamplight.invalid';
const longest = 2048;

/**
 * Returns the path after a login (the query's `return`), or "/" if it isn't a path in this app. Rejects sign-in
 * screens, and paths that browsers read as another host.
 */
export function safeReturnPath(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > longest) return '/';
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
