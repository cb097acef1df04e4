import { type FakeInterviewer, startFakeInterviewer } from '#mocks/live/testing/fake-interviewer.ts';
import { type MockProcess, startMockProcess } from '#scripts/start/mock-process.ts';
import { listening, question, sendTyped, status } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { button, speakAndSend } from '../support/recordings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test as base } from '../support/test.ts';

type Live = { readonly fake: FakeInterviewer; readonly mock: MockProcess };

/** A mock server of its own, with a model that interviews. */
const test = base.extend<{ fake: FakeInterviewer }, { live: Live }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const fake = await startFakeInterviewer();
      const models = ['--interviewer', fake.url, '--model', 'fake-writer'];
      const transcriber = ['--transcriber', fake.url, '--transcriber-model', 'fake-ear'];
      const mock = await startMockProcess({ dist: 'dist/mock', models: [...models, ...transcriber] });
      await use({ fake, mock });
      await mock.close();
      await fake.close();
      expect(mock.complaints()).toBe('');
    },
    { scope: 'worker' },
  ],
  fake: async ({ live }, use) => use(live.fake),
  origin: async ({ live }, use) => use(live.mock.origin),
});

// Other tests' contexts belong to another address.
test.use({ emptyCache: true });

test('a model interviews the writer, who types, speaks, corrects the transcript and finishes the story', async ({
  page,
  mock,
  fake,
}) => {
  const host = new URL(fake.url).host;

  await test.step('the sign-in screen says which model interviews and where answers are sent', async () => {
    await page.goto('/auth/login');
    await expect(
      page.getByText(`fake-writer interviews you. Answers are sent to ${host}, on this computer.`),
    ).toBeVisible();
    await expect(page.getByText('Nothing is saved. What you write is lost when Lamplight stops.')).toBeVisible();
    await signIn(page);
  });

  await test.step('the question after a typed answer builds on it, and the insight has no markdown marks', async () => {
    const before = fake.requests.length;
    await go(page, '/stories/new');
    await expect(question(page)).toBeVisible();
    await listening(mock);
    expect(fake.requests).toHaveLength(before);
    await sendTyped(page, 'A street that nobody lights.');
    await expect(question(page)).toContainText('Who noticed first, when “A street that nobody lights”?');
    await expect(page.getByText('You said A street that nobody lights. Let one more person know it.')).toBeVisible();
  });

  await test.step('a failed answer shows the reason, and a retry asks the next question', async () => {
    fake.failNext('overloaded');
    await sendTyped(page, 'She hides her brother.');
    await expect(status(page)).toHaveText('An error occurred while processing your message.');
    await expect(page.getByText('The interviewer failed (status 500). Your answer is safe. Try again.')).toBeVisible();
    await button(page, 'Try again').click();
    await expect(question(page)).toContainText('“She hides her brother”');
  });

  await test.step('a spoken answer is transcribed from its sound', async () => {
    fake.hear('Her name is Ren.');
    await page.getByRole('radio', { name: 'Speak' }).check();
    await speakAndSend(page);
    await expect(question(page)).toContainText('“Her name is Ren”');
  });

  await test.step('the corrected transcript changes the question', async () => {
    await button(page, 'Earlier answers').click();
    await button(page, 'Correct transcript').click();
    const dialog = page.getByRole('dialog', { name: 'Correct transcript' });
    await dialog.getByRole('textbox', { name: 'What you said' }).fill('Her name is Wren.');
    await button(dialog, 'Save').click();
    await expect(page.getByText('Transcript corrected')).toBeVisible();
    await expect(question(page)).toContainText('“Her name is Wren”');
    await expect(page.getByRole('log', { name: 'Earlier answers' })).toContainText('Her name is Wren.');
  });

  await test.step('a recording without words says so, and the typed transcript continues the interview', async () => {
    fake.hear('');
    await speakAndSend(page);
    // The list of recordings may show it too.
    await expect(page.getByText('No words were heard in it.').last()).toBeVisible();
    await button(page, 'Type transcript').last().click();
    const dialog = page.getByRole('dialog', { name: 'Type transcript' });
    await dialog.getByRole('textbox', { name: 'What you said' }).fill('He rows out every night.');
    await button(dialog, 'Save').click();
    await expect(question(page)).toContainText('“He rows out every night”');
  });

  await test.step('the story’s page is filled in at the end', async () => {
    await button(page, 'Finish conversation').click();
    await button(page.getByRole('dialog'), 'Finish').click();
    await expect(page.getByText('Novel').first()).toBeVisible();
    await expect(page.getByText('Protagonist').first()).toBeVisible();
  });
});
