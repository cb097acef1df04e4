import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

const typed = `There is a street in my town that nobody lights.
A lamplighter’s daughter keeps it dark on purpose, and I want to know who she is hiding.`;
const name = 'The Dark Street';

const question = (page: Page) => page.getByRole('region', { name: 'Question' });
const status = (page: Page) => page.getByRole('status', { name: 'Conversation status' });

/** Each status text that the writer could read, in its order, collected by the page itself as it changes. */
async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenStatuses: seen });
    const region = document.querySelector('[role=status][aria-label="Conversation status"]');
    if (region === null) throw new Error('There is no status region.');
    new MutationObserver(() => {
      const text = region.textContent;
      if (text !== '' && text !== seen.at(-1)) seen.push(text);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenStatuses: string[] }).seenStatuses.splice(0));
}

/** Lets the session's own time run until the next question is on screen. */
async function untilQuestion(page: Page, mock: MockControl, text: string): Promise<void> {
  await expect(async () => {
    await mock.advance(1000);
    await expect(question(page)).toContainText(text, { timeout: 200 });
  }).toPass({ intervals: [50] });
}

async function typeAnswer(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: 'Type' }).check();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await page.getByRole('button', { name: 'Send answer' }).click();
}

test('a writer tells a new story, by typing and by speaking, and finds it again word for word', async ({
  signedIn: page,
  mock,
  guard,
}) => {
  // Nothing to resume is a 404, which a browser always notes in its console.
  guard.expectError(/404 .*api\/v1\/conversation\/stories/);
  await mock.clock({ paused: true });

  await test.step('home leads to a new story, which asks its first question', async () => {
    await page.getByRole('link', { name: 'Start a story' }).click();
    await expect(page).toHaveURL(/\/stories\/new$/);
    await expect(question(page)).toContainText('What story has been following you around?');
    await expect(page.getByRole('heading', { level: 1, name: 'New story' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Speak' })).toBeChecked();
    await expect(page.getByText('No current insights found.')).toBeVisible();
  });

  await test.step('a typed answer goes through the stages of section 4', async () => {
    const statuses = await watchStatus(page);
    await typeAnswer(page, typed);
    await expect(status(page)).not.toBeEmpty();
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeHidden();
    // The server has it: only now may its work begin.
    await expect(status(page)).toHaveText('Processing your message...');
    await untilQuestion(page, mock, 'Who stands at the centre of it');
    expect(await statuses()).toEqual([
      'Processing your answer...',
      'Processing your message...',
      'Generating creative insights...',
      'Generating your next question...',
    ]);
    await expect(page).toHaveURL(/\/stories\/\d+\/develop$/);
    await expect(question(page).getByRole('heading')).toBeFocused();
  });

  await test.step('the first insights stand beside it, and one is saved', async () => {
    const panel = page.getByRole('complementary', { name: 'Creative Insights' });
    const insight = panel.getByRole('article').first();
    await expect(panel.getByRole('article')).toHaveCount(3);
    await insight.getByRole('button', { name: 'Save insight' }).click();
    await expect(insight.getByRole('button', { name: 'Save insight' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await mock.calls('insightSave')).length).toBe(1);
  });

  await test.step('a spoken answer is recorded, sent and heard', async () => {
    await page.getByRole('radio', { name: 'Speak' }).check();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Recording time' })).toHaveText(/^0:(?:0[2-9]|[1-5]\d)$/);
    const statuses = await watchStatus(page);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(status(page)).toHaveText('Transcribing your audio...');
    await expect.poll(async () => (await mock.calls('chatMessageAnswer')).length).toBe(2);
    await untilQuestion(page, mock, 'Where does it happen');
    expect(await statuses()).toEqual([
      'Transcribing your audio...',
      'Processing your message...',
      'Generating creative insights...',
      'Generating your next question...',
    ]);
  });

  await test.step('a question is skipped, and another one comes', async () => {
    await page.getByRole('button', { name: 'Skip question' }).click();
    await expect(status(page)).toHaveText('Generating your next question...');
    await untilQuestion(page, mock, 'What do you call it');
  });

  await test.step('the typed name becomes the name of the story', async () => {
    await typeAnswer(page, name);
    await untilQuestion(page, mock, 'believe about themselves');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('the conversation is finished and leads to the page of the story', async () => {
    await page.getByRole('button', { name: 'Finish conversation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(page).toHaveURL(/\/stories\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('the story is in the list, opens, and holds what was said', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const words = page.getByRole('region', { name: 'In your words' });
    await expect(words).toBeVisible();
    await expect.poll(() => words.evaluate((element) => element.textContent)).toContain(typed);
    await expect(page.getByText('Demo transcript (your recording is not transcribed in this demo)')).toBeVisible();
  });

  await test.step('the server holds the typed answers to the letter, and the recording byte for byte', async () => {
    const ledger = await mock.ledger();
    expect(ledger.map((entry) => entry.kind)).toEqual(['text', 'audio', 'text']);
    expect(ledger[0]?.sha256).toBe(createHash('sha256').update(typed).digest('hex'));
    const audio = page.locator('audio').first();
    const heard = await audio.evaluate(async (element: HTMLAudioElement) => {
      const bytes = await (await fetch(element.src)).arrayBuffer();
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice(0)));
      const context = new OfflineAudioContext(1, 1, 48_000);
      const { duration } = await context.decodeAudioData(bytes);
      return { duration, sha256: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
    });
    expect(heard.sha256).toBe(ledger[1]?.sha256);
    expect(heard.duration).toBeGreaterThan(1.5);
  });
});
