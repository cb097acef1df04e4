import type { Middleware } from 'openapi-fetch';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sends the login token. */
export function bearer(token: () => string | null): Middleware {
  return {
    onRequest: ({ request }) => {
      const current = token();
      if (current === null) request.headers.delete('Authorization');
      else request.headers.set('Authorization', `Bearer ${current}`);
    },
  };
}

/** Sends the XSRF-TOKEN cookie's value with changes. Any response may change the cookie. */
export function xsrf(cookies: () => string): Middleware {
  return {
    onRequest: ({ request }) => {
      const value = safeMethods.has(request.method) ? null : readXsrfCookie(cookies());
      // Laravel accepts the header only with the decoded value.
      if (value !== null) request.headers.set('X-XSRF-TOKEN', value);
    },
  };
}

/** Sends this tab's socket id with changes, so that it doesn't receive the events it causes. */
export function socketId(read: () => string | undefined): Middleware {
  return {
    onRequest: ({ request }) => {
      const id = safeMethods.has(request.method) ? undefined : read();
      // Laravel returns 500 for a malformed id.
      if (id !== undefined && /^\d+\.\d+$/.test(id)) request.headers.set('X-Socket-ID', id);
    },
  };
}

/** Statuses from a proxy when the API is down. */
const gatewayStatuses = new Set([502, 503, 504]);

/** Reports each response of the API itself. */
export function reportResponses(report: () => void): Middleware {
  return {
    onResponse: ({ response }) => {
      if (!gatewayStatuses.has(response.status)) report();
    },
  };
}

/** Returns the percent-decoded XSRF-TOKEN cookie, or null. */
function readXsrfCookie(cookies: string): string | null {
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
