import type { Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control.ts';
import { listening, openInterview, question, sendTyped, status } from '../support/conversation.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

const user = 'private-App.Models.User.1';

function notice(page: Page) {
  return page.getByRole('status', { name: 'Connection' });
}

function connectionError(page: Page) {
  return page.getByRole('alert', { name: 'Connection Error' });
}

function greet(mock: MockControl, title: string, type = 'info') {
  return mock.broadcast({
    channel: user,
    event: 'toast.notification',
    payload: { type, title, message: 'From the server.' },
  });
}

async function permits(mock: MockControl): Promise<number[]> {
  return (await mock.getRequests('broadcastingAuth')).map((request) => request.status);
}

const hostile = [
  '{}',
  '5',
  '"x"',
  '[]',
  'null',
  'not json',
  '{"event":null}',
  '{"event":7}',
  '{"event":"toast.notification"}',
  '{"event":"x","channel":"constructor","data":"{}"}',
  '{"event":"x","channel":"toString","data":"{}"}',
  '{"event":"x","channel":"__proto__","data":"{}"}',
  '{"event":"pusher:ping","channel":"constructor"}',
  '{"event":"pusher:error","data":null}',
  `{"event":"pusher_internal:subscription_count","channel":"${user}","data":null}`,
  `{"event":"toast.notification","channel":"${user}","data":"raw text"}`,
  `{"event":"toast.notification","channel":"${user}","data":null}`,
  `{"event":"toast.notification","channel":"${user}","data":"{\\"type\\":7}"}`,
  '{"event":"toast.notification","channel":"private-App.Models.User.2","data":"{\\"title\\":\\"Not yours\\"}"}',
  '{"event":"client-typing","channel":"private-sessionChat.60","data":{}}',
];

/** Waits for the writer's channel, which is authorised shortly after the connection. */
function expectReceived(page: Page, mock: MockControl): Promise<void> {
  return expect(async () => {
    await greet(mock, 'Still here');
    await expect(page.getByRole('status', { name: 'Still here' })).toBeVisible({ timeout: 300 });
  }).toPass();
}

test('the live connection survives broken frames, shows notices in turn, reconnects and ends with screen and session', async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  // Code that loads once the browser is idle may still be under way.
  guard.allowError(/ERR_INTERNET_DISCONNECTED/);
  const left: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { event, data } = JSON.parse(String(payload)) as { event: string; data: { channel?: string } };
      if (event === 'pusher:unsubscribe') left.push(data.channel ?? '');
    }),
  );
  const authRequest = page.waitForRequest(/\/api\/broadcasting\/auth$/);
  const { conversation, channel } = await openInterview(page);
  await listening(mock);
  expect((await authRequest).headers()['authorization']).toMatch(/^Bearer \d+\|/);

  await test.step("broken frames don't break the page, and the next valid event is received", async () => {
    for (const text of hostile) await mock.connection({ action: 'frame', text });
    const crossed = JSON.stringify({ event: 'chatMessage.statusUpdated', channel, data: '{"status":"failed"}' });
    await mock.connection({ action: 'frame', text: crossed });
    await greet(mock, 'Still here');
    await expect(page.getByRole('status', { name: 'Still here' })).toBeVisible();
    await expect(page.getByText('Not yours')).toHaveCount(0);
    await expect(page.getByText('raw text')).toHaveCount(0);
    await expect(status(page)).toBeEmpty();
    await expect(question(page)).toBeVisible();
  });

  await test.step('a newer notice replaces an older one, while errors stay and queue', async () => {
    await greet(mock, 'Notice one');
    await greet(mock, 'Notice two');
    await expect(page.getByRole('status', { name: 'Notice two' })).toBeVisible();
    await expect(page.getByText('Notice one')).toHaveCount(0);
    await greet(mock, 'Broken', 'error');
    await greet(mock, 'Broken too', 'error');
    const errors = page.getByRole('alert', { name: 'Error' });
    const alert = errors.filter({ hasText: 'Broken.' });
    const next = errors.filter({ hasText: 'Broken too.' });
    await expect(alert).toBeVisible();
    await greet(mock, 'Notice three');
    await expect(alert).toBeVisible();
    await expect(next).toHaveCount(0);
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await next.getByRole('button', { name: 'Dismiss' }).click();
    await expect(next).toHaveCount(0);
  });

  await test.step('a refused connection is reported once, and the writer can reconnect', async () => {
    // A pending channel would be authorised for a closed socket.
    for (const name of [user, channel, `private-chat.${conversation.session_chat_id}`]) await mock.listened(name);
    await mock.connection({ action: 'close', code: 4001 });
    await expect(connectionError(page)).toContainText(
      'Failed to establish real-time connection. Please refresh the page.',
    );
    await expect(question(page)).toBeVisible();
    await connectionError(page).getByRole('button', { name: 'Reconnect' }).click();
    await expect.poll(async () => (await mock.session()).connections).toBe(1);
    // The writer's channel and the conversation's two, before and after.
    await expect.poll(() => permits(mock)).toEqual([200, 200, 200, 200, 200, 200]);
    await expectReceived(page, mock);
  });

  await test.step('an offline writer sees that the work is saved, until the network returns', async () => {
    await context.setOffline(true);
    await expect(notice(page)).toHaveText('You’re offline. Your work is saved on this device.');
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('leaving the screen unsubscribes from its channels, and logging out closes the connection', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    const chat = channel.replace('sessionChat', 'chat');
    await expect.poll(() => left.toSorted()).toEqual([chat, channel]);
    expect((await mock.session()).connections).toBe(1);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(async () => (await mock.session()).connections).toBe(0);
  });
});

test('a cut or silent connection is restored and fetches missed data once, a refused one replaced by polls', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/403 .*broadcasting\/auth/);
  // Clients reconnect spread over 10 s; this one waits long.
  await page.addInitScript(() => {
    Math.random = () => 0.9;
  });
  await page.clock.install();
  const { channel, messageId } = await openInterview(page);

  await test.step('a cut is reported after 2 seconds, and the new connection fetches missed data once', async () => {
    await page.clock.pauseAt(Date.now() + 10_000);
    const looks = (await mock.getRequests('chatMessageLatestRead')).length;
    const insights = (await mock.getRequests('userInsightList')).length;
    await mock.connection({ action: 'drop' });
    await expect.poll(async () => (await mock.session()).connections).toBe(0);
    await page.clock.runFor(1500);
    await expect(notice(page)).toHaveCount(0);
    await fastForwardUntil(page, 500, () => expect(notice(page)).toHaveText('Reconnecting…', shortTimeout));
    await fastForwardUntil(page, 500, async () => {
      await expect(notice(page)).toHaveCount(0, shortTimeout);
      expect(await mock.getRequests('chatMessageLatestRead')).toHaveLength(looks + 1);
      expect(await mock.getRequests('userInsightList')).toHaveLength(insights + 1);
    });
    await page.clock.resume();
    await mock.listened(channel);
    // About the message on screen: another one would cause a request for data that the server doesn't have.
    const payload = { chat_message_id: messageId, data: { progress: 77 } };
    await mock.broadcast({ channel, event: 'chatMessage.data.updated', payload });
    const progress = page.getByRole('progressbar', { name: 'Conversation progress' });
    await expect(progress).toHaveAttribute('aria-valuenow', '77');
  });

  await test.step('a silent connection is noticed and restored', async () => {
    await mock.connection({ action: 'silence' });
    // A ping after 30 s, 10 s for the pong, and a 2 s margin.
    for (const ms of [31_000, 11_000]) await page.clock.fastForward(ms);
    await fastForwardUntil(page, 1000, () => expect(notice(page)).toHaveText('Reconnecting…', shortTimeout));
    await mock.connection({ action: 'restore' });
    await fastForwardUntil(page, 5000, () => expect(notice(page)).toHaveCount(0, shortTimeout));
    await expectReceived(page, mock);
  });

  await test.step('the next question arrives without events when the channels are refused', async () => {
    await mock.fault({ operation_id: 'broadcastingAuth', status: 403, times: 3 });
    const earlier = (await permits(mock)).length;
    await page.reload();
    await expect(connectionError(page)).toBeVisible();
    await expect(question(page)).toBeVisible();
    const before = (await question(page).getByRole('heading').textContent()) ?? '';
    await sendTyped(page, 'She kept the key.');
    await fastForwardUntil(page, 5000, async () => {
      await mock.advance(5000);
      await expect(question(page)).toBeVisible(shortTimeout);
      await expect(question(page)).not.toContainText(before, shortTimeout);
    });
    expect((await permits(mock)).slice(earlier)).toEqual([403, 403, 403]);
  });
});
