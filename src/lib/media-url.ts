import { parseUrl } from './parse-url.ts';

/** Allowed hosts for images and audio. All are origins, such as https://img.example. */
export type MediaHosts = {
  readonly pageOrigin: string;
  readonly apiOrigin: string;
  readonly extraOrigins: readonly string[];
};

// oxlint-disable-next-line no-control-regex -- URL parsers drop control characters, so they are rejected first
const hidden = /[\u0000-\u0020\u007f\\]/;

/**
 * Returns a media URL from data, or null if it must not be loaded (the screen then shows a placeholder). Allowed: http
 * or https on the page's or API's origin, https on listed ones. Relative URLs are the API's.
 */
export function safeMediaUrl(raw: unknown, hosts: MediaHosts): string | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > 2048 || hidden.test(raw)) return null;
  const url = parseUrl(raw, hosts.apiOrigin);
  if (url === null || url.username + url.password !== '') return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const isOwn = url.origin === hosts.pageOrigin || url.origin === hosts.apiOrigin;
  const isListed = url.protocol === 'https:' && hosts.extraOrigins.includes(url.origin);
  return isOwn || isListed ? url.href : null;
}
