/** Laravel accepts the header only with the decoded cookie value. */
export const xsrfHeader = 'X-XSRF-TOKEN';

/** Returns the percent-decoded XSRF-TOKEN cookie, or null. Read it for each request: any response may change it. */
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
