import { createTransport, type Transport } from '#src/platform/transport.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

export type TestTransport = Transport & {
  clock: FakeClock;
  browser: { token: string | null; cookies: string };
};

export function createTestTransport(origin: string): TestTransport {
  const clock = createFakeClock();
  const browser = { token: null as string | null, cookies: '' };
  const transport = createTransport({
    apiOrigin: () => origin,
    clock,
    fetch: (url, init) => fetch(url, init),
    upload: async (url, init, onProgress) => {
      onProgress(0);
      const response = await fetch(url, init);
      onProgress(1);
      return response;
    },
    token: () => browser.token,
    cookies: () => browser.cookies,
  });
  return { ...transport, clock, browser };
}
