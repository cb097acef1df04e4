import type { Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control.ts';
import { getAuthHeaders } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

/**
 * Requests the stories on all six connections that Chromium opens to a server, at once. Without the latency, a response
 * may come before the next connection is open, which then waits unused, and the server doesn't know whose it is. With
 * the HTTP cache, requests for the same address would wait for each other.
 */
async function useConnections(page: Page, mock: MockControl, headers: Record<string, string>): Promise<void> {
  await mock.fault({ operation_id: 'storyList', latency_ms: 1000, times: 6 });
  const statuses = await page.evaluate(
    (sent) =>
      Promise.all(
        Array.from(
          { length: 6 },
          async () => (await fetch('/api/v1/stories', { headers: sent, cache: 'no-store' })).status,
        ),
      ),
    headers,
  );
  expect(statuses).toEqual(Array.from({ length: 6 }, () => 200));
}

function send(page: Page, headers: Record<string, string>): Promise<string> {
  return page.evaluate(
    (sent) =>
      fetch('/api/v1/stories', { headers: sent }).then(
        ({ status }) => String(status),
        () => 'network error',
      ),
    headers,
  );
}

test.use({ emptyCache: true });

// Chromium sends a request again by itself if a connection that it has used before is cut.
test('a dropped request or answer fails once in a real browser, although it reuses connections', async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_/);
  // The page is still the empty one: the application's own requests would take the fault.
  const headers = await getAuthHeaders(context);
  for (const drop of ['request', 'answer'] as const)
    await test.step(`a dropped ${drop}`, async () => {
      await useConnections(page, mock, headers);
      const before = (await mock.getRequests('storyList')).length;
      await mock.fault({ operation_id: 'storyList', drop });
      const results = [await send(page, headers), await send(page, headers)];
      const requests = (await mock.getRequests('storyList')).slice(before).map(({ status }) => status);
      expect({ results, requests }).toEqual({ results: ['network error', '200'], requests: [0, 200] });
    });
});
