import type { Request } from 'express';
import type { IncomingMessage } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

export function getHeaders({ headers }: IncomingMessage): Headers {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

/** Not percent-decoded. The first cookie of a name counts. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, equals).trim();
    if (equals > 0 && !cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
}

/** Empty without a token. */
export function bearerToken(headers: Headers): string {
  return /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? '';
}

/** Laravel's "expects JSON": only then are errors JSON. A JSON body doesn't count. */
export function expectsJson(headers: Headers): boolean {
  const first = (headers['accept'] ?? '').split(',', 1)[0]?.trim() ?? '';
  if (/[/+]json(?:;|$)/.test(first)) return true;
  return headers['x-requested-with'] === 'XMLHttpRequest' && first === '*/*';
}

/** Whether a page sent it, as Sanctum recognises one. Other sites' requests were rejected before. */
export function isFromPage(headers: Headers): boolean {
  return headers['origin'] !== undefined || headers['referer'] !== undefined;
}

/** The request's address, with a host that says nothing. */
export function getUrl({ originalUrl }: Request): URL {
  return new URL(`http://mock${originalUrl}`);
}

/** An hour of speech; the same as PHP's `post_max_size` here. */
const largestBody = 100 * 1024 * 1024;

/** Returns null for a too large body, after reading and dropping the rest. Rejects when the client leaves. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > largestBody ? null : new Uint8Array(Buffer.concat(chunks));
}
