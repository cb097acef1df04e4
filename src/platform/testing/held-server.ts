import { vi } from 'vitest';
import { startSettings } from '#src/platform/env.ts';

/** A call that the server has, and answers when the test says so. */
export type HeldCall = {
  readonly method: string;
  /** With its query. */
  readonly address: string;
  readonly body: unknown;
  /** Nobody waits for its answer any more. */
  readonly isLetGo: () => boolean;
  readonly answer: (body: unknown, status?: number) => void;
};

export type HeldServer = {
  /** Every call so far, in the order in which they left. */
  readonly calls: readonly HeldCall[];
  /** The n-th call (1 for the first) of this method whose address begins so, once it has left. */
  readonly call: (method: string, address: string, n?: number) => Promise<HeldCall>;
  /** Answers everything that waits, and from now on everything at once. */
  readonly answerAll: (body: unknown) => void;
};

/** As long as a slow machine may take; nothing waits longer than it has to. */
const patience = { timeout: 30_000, interval: 1 };

/** Resolves as soon as it is so. */
export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, patience);
}

const page = { protocol: 'http:', hostname: 'lamplight.test', port: '', origin: 'http://lamplight.test' };

/**
 * Puts a server in the place of the network that answers each call when the test says so, so that answers may overtake each
 * other. For one test; vitest takes it away.
 */
export function holdServer(): HeldServer {
  const calls: HeldCall[] = [];
  let whole: { body: unknown } | null = null;
  vi.stubGlobal('location', page);
  startSettings({ VITE_MOCK: 'true' }, page);
  vi.stubGlobal('fetch', (url: URL, { method = 'GET', body, signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('Let go', 'AbortError')));
    const call: HeldCall = {
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
  const find = (method: string, address: string, n: number): HeldCall => {
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
