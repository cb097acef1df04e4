import { vi } from 'vitest';
import { startSettings } from '#src/platform/env.ts';

export type HeldRequest = {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly isLetGo: () => boolean;
  readonly respond: (body: unknown, status?: number) => void;
};

export type HeldServer = {
  readonly requests: readonly HeldRequest[];
  /** Resolves with the n-th request (from 1) whose URL starts with `address`, once sent. */
  readonly request: (method: string, address: string, n?: number) => Promise<HeldRequest>;
  readonly answerAll: (body: unknown) => void;
};

const patience = { timeout: 30_000, interval: 1 };

export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, patience);
}

const page = { protocol: 'http:', hostname: 'lamplight.test', port: '', origin: 'http://lamplight.test' };

/** Returns what a request sends: JSON or a form. */
async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/**
 * Mocks the network with a server that responds on request, so responses can overtake each other. Vitest removes it
 * after the test.
 */
export function holdServer(): HeldServer {
  const requests: HeldRequest[] = [];
  let whole: { body: unknown } | null = null;
  vi.stubGlobal('location', page);
  startSettings({ VITE_MOCK: 'true' }, page);
  vi.stubGlobal('fetch', async (sent: Request) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const { method, signal } = sent;
    const url = new URL(sent.url);
    const body = await readBody(sent);
    signal.addEventListener('abort', () => reject(new DOMException('Let go', 'AbortError')));
    const request: HeldRequest = {
      method,
      address: url.pathname + url.search,
      body,
      isLetGo: () => signal.aborted,
      respond: (responseBody, status = 200) =>
        resolve(status === 204 ? new Response(null, { status }) : Response.json(responseBody, { status })),
    };
    requests.push(request);
    if (whole !== null) request.respond(whole.body);
    return promise;
  });
  const find = (method: string, address: string, n: number): HeldRequest => {
    const match = requests.filter((request) => request.method === method && request.address.startsWith(address))[n - 1];
    if (match === undefined) throw new Error(`No ${method} ${address} (${n}) among ${requests.length} calls`);
    return match;
  };
  return {
    requests,
    request: (method, address, n = 1) => vi.waitFor(() => find(method, address, n), patience),
    answerAll: (body) => {
      whole = { body };
      for (const request of requests) request.respond(body);
    },
  };
}
