import type { Page } from '@playwright/test';
import { listening, untilNextQuestion } from '../support/conversation.ts';
import { speakAndSend } from '../support/recordings.ts';
import { expect, test } from '../support/expected-texts.ts';

test.use({ scenario: 'reconciliation' });

function dialog(page: Page) {
  return page.getByRole('dialog');
}

function choose(page: Page, change: string, choice: 'Accept' | 'Edit' | 'Reject') {
  return dialog(page)
    .getByRole('radiogroup', { name: change, exact: true })
    .getByRole('radio', { name: choice })
    .check();
}

test('the writer reviews each change from a spoken answer and sees the result in the project', async ({
  writer: page,
  mock,
  shows,
}) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await page.goto('/');
  const askedQuestion = 'Who asked Mara to stay, the night before she left, and what has that person kept since?';
  await page.getByRole('region', { name: 'Continue Mara Ellery' }).getByRole('link', { name: 'Continue' }).click();
  await shows.see(askedQuestion);
  await listening(mock);
  await speakAndSend(page);
  await untilNextQuestion(page, mock, askedQuestion);
  await page.getByRole('button', { name: 'Earlier answers' }).click();
  await shows.see('Demo transcript (your recording is not transcribed in this demo)');

  await page.getByRole('button', { name: 'Finish conversation' }).click();
  await dialog(page).getByRole('button', { name: 'Finish', exact: true }).click();
  await shows.see('Review changes');
  // The answer's own toast and the project have the same button.
  await page
    .getByRole('status', { name: /^Conversation finished/ })
    .getByRole('button', { name: 'Review changes' })
    .click();
  await shows.see('Four changes from your conversations');
  await shows.see('That she is the one who got away');
  await shows.see('That she left because she was asked to stay, and would have had to say why not');
  await shows.see('Not in your project yet');
  await shows.see('4 to apply');
  await choose(page, 'Mara Ellery, Age', 'Edit');
  await dialog(page).getByRole('textbox').fill('Thirty-one, and twelve years gone');
  await choose(page, 'The house, Description', 'Reject');
  await shows.see('3 to apply, 1 rejected');
  await expect.poll(async () => (await mock.getRequests('reconciliationItemDelete')).length).toBe(1);
  await expect.poll(async () => (await mock.getRequests('reconciliationItemUpdate')).length).toBe(1);
  await page.clock.pauseAt(Date.now() + 10_000);
  await dialog(page).getByRole('button', { name: 'Apply 3 changes' }).click();
  await expect.poll(async () => (await mock.getRequests('reconciliationProcess')).length).toBe(1);
  await mock.advance(2000);
  await shows.see('3 changes applied.');
  await page.clock.fastForward(5000);
  await page.clock.resume();
  await expect(dialog(page)).toHaveCount(0);

  await shows.see('Thirty-one, and twelve years gone');
  const project = page.getByRole('navigation', { name: 'Project', exact: true });
  await project.getByRole('link', { name: 'Characters' }).click();
  await shows.see('The harbour master');
});
