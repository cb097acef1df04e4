import type { IncomingMessage } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

export const getHeaders = ({ headers }: IncomingMessage): Headers =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

/** Not percent-decoded. The first cookie of a name counts. */
export const parseCookies = (header: string | undefined): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, equals).trim();
    if (equals > 0 && !cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
};

/** Laravel's "expects JSON": only then are errors JSON. A JSON body doesn't count. */
export const expectsJson = (headers: Headers): boolean => {
  const first = (headers['accept'] ?? '').split(',', 1)[0]?.trim() ?? '';
  if (/[/+]json(?:;|$)/.test(first)) return true;
  return headers['x-requested-with'] === 'XMLHttpRequest' && first === '*/*';
};

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

export const isLoopbackOrigin = (origin: string): boolean => loopbackNames.has(urlOf(origin)?.hostname ?? '');

export const isLoopbackHost = (host: string | undefined): boolean => isLoopbackOrigin(`http://${host ?? ''}`);

/** Whether `Origin`, else `Referer`, is one of Sanctum's stateful domains. */
export const isFromPage = (headers: Headers): boolean => {
  const source = urlOf(headers['origin'] ?? headers['referer'] ?? '');
  return source !== null && (source.host === headers['host'] || loopbackNames.has(source.hostname));
};
