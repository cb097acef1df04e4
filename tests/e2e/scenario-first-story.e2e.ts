import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { answerBox, listening, question, sendButton, sendTyped, status, watchStatus } from '../support/conversation.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/expected-texts.ts';

const centre = `Wren stands at the centre of it.
She wants her brother to stay dead, at least on paper.`;
const name = 'The Dark Street';
const turn = 'She lights the lamp herself, and the whole street sees who is standing under it.';
const stages = ['Processing your message...', 'Generating creative insights...', 'Generating your next question...'];

async function waitForQuestion(page: Page, mock: MockControl, answers: number, text: string): Promise<void> {
  await expect.poll(async () => (await mock.getRequests('chatMessageAnswer')).length).toBe(answers);
  await mock.advance(10_000);
  await expect(question(page)).toContainText(text);
}

test('a writer develops a first story by voice and text and finds it word for word', async ({ page, mock, shows }) => {
  // With no conversation to resume, browsers log a 404.
  await mock.clock({ paused: true });

  await test.step('the demo writer signs in with one press and starts a new story from home', async () => {
    await page.goto('/');
    await shows.see('Sign in to keep telling your story');
    await page.getByRole('button', { name: 'Continue as the demo writer' }).click();
    await page.getByRole('link', { name: 'Start a story' }).click();
    await expect(page).toHaveURL(/\/stories\/new$/);
    await shows.see('What story has been following you around? Tell it the way you would tell a friend.');
    await expect(page.getByRole('heading', { level: 1, name: 'New story' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Speak' })).toBeChecked();
    await expect(page.getByText('No current insights found.')).toBeVisible();
    await listening(mock);
  });

  await test.step('a spoken answer is saved while recording and goes through every stage', async () => {
    await page.getByRole('button', { name: 'Start recording' }).click();
    await shows.see('Saved on this device');
    await expect(page.getByRole('timer', { name: 'Recording time' })).toHaveText(/^0:(?:0[2-9]|[1-5]\d)$/);
    const statuses = await watchStatus(page);
    await sendButton(page).click();
    await shows.see('Transcribing your audio...');
    await expect.poll(async () => (await mock.getRequests('chatMessageAnswer')).length).toBe(1);
    await mock.advance(1500 + 1100);
    await shows.see('Generating creative insights...');
    await mock.advance(1700);
    await shows.see('Give the secret a cost');
    await mock.advance(1400);
    await shows.see('Who stands at the centre of it, and what do they want badly enough to lie for?');
    expect(await statuses()).toEqual(['Transcribing your audio...', ...stages]);
    await expect(page).toHaveURL(/\/stories\/\d+\/develop$/);
    await expect(question(page).getByRole('heading')).toBeFocused();
  });

  await test.step('the first insights appear beside the conversation, and one is saved', async () => {
    const panel = page.getByRole('complementary', { name: 'Creative Insights' });
    await expect(panel.getByRole('article')).toHaveCount(3);
    const save = panel.getByRole('article').first().getByRole('button', { name: 'Save insight' });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await mock.getRequests('insightSave')).length).toBe(1);
  });

  await test.step('a typed answer is processed too and adds other insights', async () => {
    const statuses = await watchStatus(page);
    await sendTyped(page, centre);
    await expect(question(page)).toBeHidden();
    await expect(answerBox(page)).toBeHidden();
    await expect(status(page)).toHaveText('Processing your message...');
    await waitForQuestion(page, mock, 2, 'Where does it happen');
    expect(await statuses()).toEqual(['Processing your answer...', ...stages]);
    await shows.see('Give the lie a witness');
    await shows.see('Where does it happen, and what would that place say if it could answer back?');
  });

  await test.step("questions are skipped, and the typed name becomes the story's name", async () => {
    const skip = page.getByRole('button', { name: 'Skip question' });
    const skipped = async (times: number, next: string): Promise<void> => {
      await skip.click();
      await expect(status(page)).toHaveText('Generating your next question...');
      await expect.poll(async () => (await mock.getRequests('chatMessageSkip')).length).toBe(times);
      await mock.advance(10_000);
      await shows.see(next);
    };
    await skipped(1, 'What do you call it, even if only for now?');
    await sendTyped(page, name);
    await waitForQuestion(page, mock, 3, 'believe about themselves');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await skipped(2, 'When does it become impossible for them to go back to how things were?');
  });

  await test.step("beyond the script, a question quotes the writer's answer", async () => {
    await sendTyped(page, turn);
    await waitForQuestion(page, mock, 4, '“She lights the lamp herself”');
    await shows.see('What proof of it is there, and who keeps it?');
  });

  await test.step("finishing the conversation leads to the story's page, which shows the answers", async () => {
    await page.getByRole('button', { name: 'Finish conversation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(page).toHaveURL(/\/stories\/\d+$/);
    await shows.see('Your answers are on the story’s page.');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const answersRegion = page.getByRole('region', { name: 'In your words' });
    await expect(answersRegion).toBeVisible();
    await expect.poll(() => answersRegion.evaluate((element) => element.textContent)).toContain(centre);
    await shows.see('Demo transcript (your recording is not transcribed in this demo)');
  });

  await test.step('the server stores the typed answers exactly and the recording byte for byte', async () => {
    const ledger = await mock.ledger();
    expect(ledger.map((entry) => entry.kind)).toEqual(['audio', 'text', 'text', 'text']);
    expect(ledger[1]?.sha256).toBe(createHash('sha256').update(centre).digest('hex'));
    const playable = await page
      .locator('audio')
      .first()
      .evaluate(async (element: HTMLAudioElement) => {
        const bytes = await (await fetch(element.src)).arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice(0)));
        const context = new OfflineAudioContext(1, 1, 48_000);
        const { duration } = await context.decodeAudioData(bytes);
        return { duration, sha256: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
      });
    expect(playable.sha256).toBe(ledger[0]?.sha256);
    expect(playable.duration).toBeGreaterThan(1.5);
  });
});
