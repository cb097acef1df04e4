import { CookieJar } from 'tough-cookie';
import type { Clock } from '#verify/base/clock.ts';
import { parseJson } from '#verify/base/values.ts';
import { type Exchange, getMediaType, isJson } from '#verify/base/exchange.ts';
import { describeDisconnect, describeFailure, TooLarge } from '#verify/base/failure.ts';
import type { Limit, RateLimiter } from './limits.ts';

export type BackendRequest = {
  readonly method: string;
  /** Path with query, from the server's root. */
  readonly target: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string | File>>;
  /** A URL-encoded form. */
  readonly fields?: URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
};

/** `json` is undefined if the body isn't JSON. */
export type Reply = { readonly exchange: Exchange; readonly status: number; readonly json: unknown };

/** One writer's connection: cookies, XSRF, login, pace and timeout, as in the application. */
export type Backend = {
  readonly origin: string;
  /**
   * A request without a response has status 0. Rejects only with `FatalError`, when the server accepts no more requests.
   */
  readonly send: (request: BackendRequest) => Promise<Reply>;
  readonly cookies: () => string;
  token: string;
  /** Sent as `X-Socket-ID` so that events skip the writer's own connection. Not sent if empty. */
  socketId: string;
};

type BackendDeps = {
  /** Such as `https://lamplight.test`. Its path prefixes every target. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly pace: RateLimiter;
  /** Retries 429 responses after a delay. Default: returns them like any other. */
  readonly limit?: Limit;
  /** In real milliseconds. */
  readonly timeout: number;
  /** Maximum response size in bytes. */
  readonly largest?: number;
  /** Origin of the browser's page. Without it, requests carry no origin, like an app's. */
  readonly page?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** The body as it's sent, with its type. */
function encodeBody({ json, form, fields }: BackendRequest): Response {
  if (fields) return new Response(fields, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });
  if (!form) return json === undefined ? new Response() : Response.json(json);
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  return new Response(data);
}

const mostRead = 64 * 1024 * 1024;

/** Throws `TooLarge`, and any error that interrupts the body. */
async function readWhole({ body }: Response, largest: number): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop cancels the rest.
    if (size > largest) throw new TooLarge(largest);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function readJson(exchange: Exchange): unknown {
  const { response } = exchange;
  if (!response || response.body.length === 0 || !isJson(getMediaType(response.headers))) return undefined;
  return parseJson(new TextDecoder().decode(response.body));
}

export function createBackend(parts: BackendDeps): Backend {
  const { baseUrl, clock, pace, limit, timeout, largest = mostRead, page, headers: fixed } = parts;
  const jar = new CookieJar(undefined, { rejectPublicSuffixes: false });
  const base = baseUrl.replace(/\/+$/, '');
  const cookies = (): string => jar.getCookieStringSync(base);

  const buildHeaders = (request: BackendRequest, type: string | null): Record<string, string> => {
    const { token, socketId } = backend;
    const cookie = cookies();
    const xsrf = jar.getCookiesSync(base).find(({ key }) => key === 'XSRF-TOKEN')?.value;
    return {
      Accept: 'application/json',
      // Sanctum recognises its pages by these and requires their cookie.
      ...(page !== undefined && { Origin: page, Referer: `${page}/` }),
      ...(type !== null && { 'Content-Type': type }),
      ...(cookie !== '' && { Cookie: cookie }),
      // The cookie is percent-encoded; the header must not be.
      ...(xsrf !== undefined && request.method !== 'GET' && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
      ...(token !== '' && { Authorization: `Bearer ${token}` }),
      ...(socketId !== '' && { 'X-Socket-ID': socketId }),
      ...fixed,
      ...request.headers,
    };
  };

  const performRequest = async (request: BackendRequest): Promise<Exchange> => {
    await pace();
    const { method, target } = request;
    const encoded = encodeBody(request);
    const bytes = encoded.body && new Uint8Array(await encoded.arrayBuffer());
    const headers = buildHeaders(request, encoded.headers.get('content-type'));
    const sent = {
      ...{ method, target, requestBody: bytes, sentAt: clock.now() },
      requestHeaders: Object.entries(headers),
    };
    let response: Response | null = null;
    try {
      const signal = AbortSignal.timeout(timeout);
      response = await fetch(base + target, { method, headers, body: bytes, redirect: 'manual', signal });
      const { status } = response;
      const body = await readWhole(response, largest);
      for (const text of response.headers.getSetCookie()) jar.setCookieSync(text, base, { ignoreError: true });
      const received = { status, headers: [...response.headers], body, receivedAt: clock.now() };
      return { ...sent, response: received, failure: null };
    } catch (error) {
      const failure = (response ? describeDisconnect : describeFailure)(error, base, timeout);
      return { ...sent, response: null, failure };
    }
  };

  const backend: Backend = {
    origin: base,
    cookies,
    token: '',
    socketId: '',
    send: async (request) => {
      let exchange = await performRequest(request);
      for (let tries = 1; exchange.response?.status === 429; tries += 1) {
        if (!limit) break;
        await limit(exchange, tries);
        exchange = await performRequest(request);
      }
      return { exchange, status: exchange.response?.status ?? 0, json: readJson(exchange) };
    },
  };
  return backend;
}
