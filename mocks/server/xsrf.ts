import type { Headers } from './request-headers.ts';
import { cookiesOf, isFromPage } from './request-headers.ts';

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Sanctum's check: a state-changing request of the page needs the percent-decoded cookie `XSRF-TOKEN` in `X-XSRF-TOKEN`.
 * Programs, which send neither Origin nor Referer, are not asked.
 */
export const passesXsrf = (method: string, headers: Headers): boolean => {
  if (!unsafe.has(method) || !isFromPage(headers)) return true;
  const cookie = cookiesOf(headers['cookie']).get('XSRF-TOKEN') ?? '';
  return cookie !== '' && headers['x-xsrf-token'] === decode(cookie);
};
