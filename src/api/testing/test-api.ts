import { createFakeClock, type FakeClock } from '#src/platform/testing/fake-clock.ts';
import { type Api, createApi } from '../client.ts';

export type TestApi = Api & {
  clock: FakeClock;
  browser: { token: string | null; cookies: string };
};

export function createTestApi(origin: string): TestApi {
  const clock = createFakeClock();
  const browser = { token: null as string | null, cookies: '' };
  const api = createApi({
    origin: () => origin,
    clock,
    token: () => browser.token,
    cookies: () => browser.cookies,
    fetch: (request) => fetch(request),
    upload: async (request, onProgress) => {
      onProgress(0);
      const response = await fetch(request);
      onProgress(1);
      return response;
    },
  });
  return { ...api, clock, browser };
}
