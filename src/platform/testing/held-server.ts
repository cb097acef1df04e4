import { vi } from 'vitest';
import { startSettings } from '#src/platform/env.ts';

export type HeldRequest = {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly isLetGo: () => boolean;
  readonly answer: (body: unknown, status?: number) => void;
};

export type HeldServer = {
  readonly calls: readonly HeldRequest[];
  /** Resolves with the n-th request (from 1) whose URL starts with `address`, once sent. */
  readonly call: (method: string, address: string, n?: number) => Promise<HeldRequest>;
  readonly answerAll: (body: unknown) => void;
};

const patience = { timeout: 30_000, interval: 1 };

export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, patience);
}

const page = { protocol: 'http:', hostname: 'lamplight.test', port: '', origin: 'http://lamplight.test' };

/**
 * Mocks the network with a server that responds on request, so responses can overtake each other. Vitest removes it
 * after the test.
 */
export function holdServer(): HeldServer {
  const calls: HeldRequest[] = [];
  let whole: { body: unknown } | null = null;
  vi.stubGlobal('location', page);
  startSettings({ VITE_MOCK: 'true' }, page);
  vi.stubGlobal('fetch', (url: URL, { method = 'GET', body, signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('Let go', 'AbortError')));
    const call: HeldRequest = {
      method,
      address: url.pathname + url.search,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      isLetGo: () => signal?.aborted === true,
      answer: (answer, status = 200) => resolve(Response.json(answer, { status })),
    };
    calls.push(call);
    if (whole !== null) call.answer(whole.body);
    return promise;
  });
  const find = (method: string, address: string, n: number): HeldRequest => {
    const found = calls.filter((call) => call.method === method && call.address.startsWith(address))[n - 1];
    if (found === undefined) throw new Error(`No ${method} ${address} (${n}) among ${calls.length} calls`);
    return found;
  };
  return {
    calls,
    call: (method, address, n = 1) => vi.waitFor(() => find(method, address, n), patience),
    answerAll: (body) => {
      whole = { body };
      for (const call of calls) call.answer(body);
    },
  };
}
