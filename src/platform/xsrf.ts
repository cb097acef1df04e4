/** Laravel takes the header's value only as it was before it was put into the cookie. */
export const xsrfHeader = 'X-XSRF-TOKEN';

/**
 * The value of the XSRF-TOKEN cookie, percent-decoded, or null when there is none. To be read for each call:
 * Laravel may set a new one with any answer.
 */
export function readXsrfCookie(cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const [name = '', ...rest] = part.split('=');
    if (name.trim() === 'XSRF-TOKEN') return decode(rest.join('=').trim());
  }
  return null;
}

function decode(value: string): string | null {
  try {
    const decoded = decodeURIComponent(value);
    return decoded === '' || !/^[\x21-\x7e]+$/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
