import type { Headers } from './request-headers.ts';
import { parseCookies, isFromPage } from './request-headers.ts';

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Sanctum's check: an unsafe request from the page needs the decoded cookie `XSRF-TOKEN` in `X-XSRF-TOKEN`. Programs
 * send no Origin or Referer, and pass.
 */
export function passesXsrf(method: string, headers: Headers): boolean {
  if (!unsafe.has(method) || !isFromPage(headers)) return true;
  const cookie = parseCookies(headers['cookie']).get('XSRF-TOKEN') ?? '';
  return cookie !== '' && headers['x-xsrf-token'] === decode(cookie);
}
