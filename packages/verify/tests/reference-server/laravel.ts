/**
 * How Laravel, Sanctum and nginx write JSON, errors, cookies and limits. Based on measurements; uses only
 * `node:crypto`.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PlainReply } from './overrides.ts';

export type LaravelOptions = {
  /** APP_DEBUG: errors include exception, file and trace. */
  readonly debug?: boolean;
  /** The only page in SANCTUM_STATEFUL_DOMAINS and CORS. Default: no page. */
  readonly page?: string;
  /** `throttle:api`: a caller's requests per minute. Default: unlimited. */
  readonly perMinute?: number;
};

export type RouteResponse = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
};

/** PHP's json_encode: escapes slashes and non-ASCII text. */
export function phpJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent)
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/[\u0080-\uffff]/g, (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'));
}

/** Laravel returns JSON errors only for such requests. */
function expectsJson({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  return (
    /^application\/(?:[\w.-]+\+)?json/.test(accept) ||
    (headers['x-requested-with'] === 'XMLHttpRequest' && (accept === '' || accept.startsWith('*/*')))
  );
}

const exceptions: Readonly<Record<number, string>> = {
  403: String.raw`Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException`,
  404: String.raw`Symfony\Component\HttpKernel\Exception\NotFoundHttpException`,
  405: String.raw`Symfony\Component\HttpKernel\Exception\MethodNotAllowedHttpException`,
  419: String.raw`Symfony\Component\HttpKernel\Exception\HttpException`,
  429: String.raw`Illuminate\Http\Exceptions\ThrottleRequestsException`,
  500: 'RuntimeException',
};

function thrown(status: number): object {
  return {
    exception: exceptions[status],
    file: '/var/www/vendor/laravel/framework/src/Illuminate/Foundation/Exceptions/Handler.php',
    line: 669,
    trace: [
      {
        file: '/var/www/vendor/laravel/framework/src/Illuminate/Routing/Pipeline.php',
        line: 51,
        function: 'handleException',
        class: String.raw`Illuminate\Routing\Pipeline`,
        type: '->',
      },
    ],
  };
}

function page(status: number, title: string, headers: Readonly<Record<string, string>> = {}): PlainReply {
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=UTF-8', ...headers },
    text: `<!DOCTYPE html><html><head><title>${title}</title></head><body>${title}</body></html>`,
  };
}

function errorPage(status: number): PlainReply {
  if (status === 401) return page(302, 'Redirecting to /login', { Location: '/login' });
  return status === 422 ? page(302, 'Redirecting to /', { Location: '/' }) : page(status, 'Server Error');
}

export function written(
  { status, body, headers }: RouteResponse,
  request: IncomingHttpHeaders,
  manner: LaravelOptions,
): PlainReply {
  if (body === undefined) return { status, headers: { ...headers }, text: '' };
  const isError = status >= 400;
  if (isError && !expectsJson(request)) return errorPage(status);
  const isThrown = isError && status in exceptions;
  const content = manner.debug === true && isThrown ? { ...(body as object), ...thrown(status) } : body;
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
    text: phpJson(content, isThrown ? 4 : 0),
  };
}

function cookiesIn({ cookie = '' }: IncomingHttpHeaders): ReadonlyMap<string, string> {
  return new Map(
    cookie.split(/; */).map((pair): [string, string] => {
      const [name = ''] = pair.split('=', 1);
      return [name, decodeURIComponent(pair.slice(name.length + 1))];
    }),
  );
}

/** Imitates an encrypted cookie: random, and with a trailing equals sign. */
function sealed(value: string): string {
  for (let size = 12; ; size += 1) {
    const iv = randomBytes(size).toString('base64');
    const text = JSON.stringify({ iv, value: Buffer.from(value).toString('base64'), mac: 'a'.repeat(64), tag: '' });
    const cookie = Buffer.from(text).toString('base64');
    if (cookie.endsWith('=')) return cookie;
  }
}

function opened(cookie: string): string {
  try {
    const { value } = JSON.parse(Buffer.from(cookie, 'base64').toString('utf8')) as { readonly value: string };
    return Buffer.from(value, 'base64').toString('utf8');
  } catch {
    return '';
  }
}

export function createSessions(manner: LaravelOptions) {
  const tokens = new Map<string, string>();
  const cookie = (name: string, value: string, rest: string): string => {
    const ends = new Date(Date.now() + 7_200_000).toUTCString().replace(/^(\w+, \d+) (\w+) /, '$1 $2 ');
    return `${name}=${encodeURIComponent(sealed(value))}; expires=${ends}; Max-Age=7200; path=/;${rest} samesite=lax`;
  };
  const getSession = (headers: IncomingHttpHeaders): string => {
    const existing = opened(cookiesIn(headers).get('laravel_session') ?? '');
    const session = tokens.has(existing) ? existing : randomBytes(20).toString('hex');
    if (!tokens.has(session)) tokens.set(session, randomBytes(20).toString('hex'));
    return session;
  };
  return {
    isStateful: ({ origin, referer }: IncomingHttpHeaders): boolean =>
      manner.page !== undefined && (origin ?? referer ?? '').startsWith(manner.page),
    /** Returns both cookies; after a rejected token only the session's. */
    cookies: (headers: IncomingHttpHeaders, isRefused = false): readonly string[] => {
      const session = getSession(headers);
      const sessionCookie = cookie('laravel_session', session, ' httponly;');
      return isRefused ? [sessionCookie] : [cookie('XSRF-TOKEN', tokens.get(session) ?? '', ''), sessionCookie];
    },
    isProven: (headers: IncomingHttpHeaders): boolean => {
      const token = tokens.get(opened(cookiesIn(headers).get('laravel_session') ?? ''));
      const sent = headers['x-xsrf-token'];
      // A percent-encoded token is invalid.
      return token !== undefined && typeof sent === 'string' && !sent.includes('%') && opened(sent) === token;
    },
  };
}

/** `throttle:api`. `now` is in milliseconds. */
export function createThrottle(perMinute: number) {
  const windows = new Map<string, { readonly end: number; count: number }>();
  return (caller: string, now: number): { readonly headers: Record<string, string>; readonly isOver: boolean } => {
    const current = windows.get(caller);
    const window = current && current.end > now ? current : { end: now + 60_000, count: 0 };
    windows.set(caller, window);
    const isOver = window.count >= perMinute;
    if (!isOver) window.count += 1;
    const headers = {
      'X-RateLimit-Limit': String(perMinute),
      'X-RateLimit-Remaining': String(perMinute - window.count),
    };
    if (!isOver) return { headers, isOver };
    const left = Math.ceil((window.end - now) / 1000);
    const reset = { 'Retry-After': String(left), 'X-RateLimit-Reset': String(Math.ceil(window.end / 1000)) };
    return { headers: { ...headers, ...reset }, isOver };
  };
}
