import { expect, test } from '../support/test.ts';

test.use({ scenario: 'first-story' });

test('repeats the steps from the debug panel', async ({ writer: page, mock }) => {
  await page.goto('/');
  await mock.clock({ paused: true });
  await mock.connected();
  await mock.connection({ action: 'late' });
  await mock.listened('private-App.Models.User.1');
  await mock.broadcast({
    channel: 'private-App.Models.User.1',
    event: 'toast.notification',
    payload: { type: 'info', title: 'A word from the server', message: "It's late, and said once more to be heard." },
  });
  await mock.step();
  await page.goto('/stories');
  await mock.fault({ operation_id: 'storyRead', latency_ms: 500, times: 9 });
  await mock.noFaults();
  await mock.fault({ operation_id: 'storyRead', latency_ms: 1200 });
  await page.goto('/stories/21');
  await mock.step();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
