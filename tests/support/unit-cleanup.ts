/** Unit tests share their modules and globals with the worker's next file: what its last test left goes. */
import { afterAll, vi } from 'vitest';
import { queryClient } from '#src/api/query-client.ts';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  queryClient.clear();
});
