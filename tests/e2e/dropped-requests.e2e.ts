import type { Page } from '@playwright/test';
import { getAuthHeaders } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

/** Requests the stories several times at once, so that the browser has several connections. */
async function useConnections(page: Page, headers: Record<string, string>): Promise<void> {
  const request = (): Promise<number[]> =>
    page.evaluate(
      (sent) =>
        Promise.all(Array.from({ length: 6 }, async () => (await fetch('/api/v1/stories', { headers: sent })).status)),
      headers,
    );
  await expect.poll(async () => new Set(await request())).toEqual(new Set([200]));
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

// Chromium sends a request again by itself if a connection that it has used before is cut.
for (const drop of ['request', 'answer'] as const)
  test(`a dropped ${drop} fails once in a real browser, although it reuses connections`, async ({
    writer: page,
    context,
    mock,
    guard,
  }) => {
    guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_/);
    await page.goto('/stories');
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    const headers = await getAuthHeaders(context);
    await useConnections(page, headers);
    const before = (await mock.getRequests('storyList')).length;
    await mock.fault({ operation_id: 'storyList', drop });
    expect(await send(page, headers)).toBe('network error');
    expect(await send(page, headers)).toBe('200');
    const statuses = (await mock.getRequests('storyList')).slice(before).map(({ status }) => status);
    expect(statuses).toEqual([0, 200]);
  });
