import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { question, sendTyped, subscription } from '../support/conversation.ts';
import type { MockControl } from '../support/mock-control.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { expect, test } from '../support/expected-texts.ts';

test.use({ scenario: 'storm' });

const answers = [
  'A street that nobody lights, and a daughter who keeps it dark.',
  'Wren, who wants her brother to stay dead on paper.',
  'A mill town with one street too many.',
] as const;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function notice(page: Page) {
  return page.getByRole('status', { name: 'Connection' });
}

function insight(page: Page, name: string) {
  return page.getByRole('article', { name });
}

async function statuses(mock: MockControl): Promise<number[]> {
  return (await mock.getRequests('chatMessageAnswer')).map(({ status }) => status);
}

function waitForQuestion(page: Page, mock: MockControl, questionText: string, insightTitle: string): Promise<void> {
  return fastForwardUntil(page, 1000, async () => {
    await mock.advance(5000);
    await expect(question(page)).toContainText(questionText, shortTimeout);
    await expect(insight(page, insightTitle)).toBeVisible(shortTimeout);
  });
}

test('a story has each answer and question once despite server and connection failures', async ({
  writer: page,
  mock,
  guard,
  shows,
}) => {
  guard.expectError(/(?:408|429|502|503) .*chat-messages/);
  // Clients reconnect spread over 10 s; this one waits long.
  await page.addInitScript(() => {
    Math.random = () => 0.9;
  });
  await page.clock.install();
  await mock.clock({ paused: true });
  const subscribed = subscription(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start a story' }).click();
  await shows.see('What story has been following you around? Tell it the way you would tell a friend.');
  await subscribed;

  await sendTyped(page, answers[0]);
  await expect.poll(() => statuses(mock)).toContain(503);
  await fastForwardUntil(page, 1000, async () => expect(await statuses(mock)).toEqual([503, 200]));
  await page.clock.pauseAt(Date.now() + 20_000);
  await mock.advance(300);
  await expect.poll(async () => (await mock.session()).connections).toBe(0);
  await fastForwardUntil(page, 500, () => expect(notice(page)).toBeVisible(shortTimeout));
  await shows.see('Reconnecting…');
  await waitForQuestion(page, mock, 'Who stands at the centre of it', 'Give the secret a cost');
  await shows.see('Who stands at the centre of it, and what do they want badly enough to lie for?');
  await shows.see('Give the secret a cost');
  await fastForwardUntil(page, 1000, () => expect(notice(page)).toHaveCount(0, shortTimeout));

  await sendTyped(page, answers[1]);
  await expect.poll(() => statuses(mock)).toEqual([503, 200, 429]);
  await shows.see('Processing your answer...');
  await fastForwardUntil(page, 1000, async () => expect(await statuses(mock)).toEqual([503, 200, 429, 200]));
  await waitForQuestion(page, mock, 'Where does it happen', 'Give the lie a witness');
  await shows.see('Where does it happen, and what would that place say if it could answer back?');
  await shows.see('Give the lie a witness');

  await sendTyped(page, answers[2]);
  await waitForQuestion(page, mock, 'What do you call it', 'They will look for the map');
  await shows.see('What do you call it, even if only for now?');
  await shows.see('They will look for the map');
  expect(await statuses(mock)).toEqual([503, 200, 429, 200, 408, 200]);
  await mock.advance(10_000);

  await page.getByRole('button', { name: 'Earlier answers' }).click();
  for (const text of answers)
    await expect(page.getByRole('log', { name: 'Earlier answers' }).getByText(text)).toHaveCount(1);
  for (const name of ['Give the secret a cost', 'Give the lie a witness', 'They will look for the map'])
    await expect(insight(page, name)).toHaveCount(1);
  expect((await mock.ledger()).map((entry) => entry.sha256)).toEqual(answers.map(sha256));

  await page.getByRole('button', { name: 'Finish conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await shows.see('Your answers are on the story’s page.');
});
