import { listening, question, untilNextQuestion } from '../support/conversation.ts';
import { getStoredRecordings } from '../support/device.ts';
import { button, openRecordings, recordingItems, speakAndSend, untilFailed } from '../support/recordings.ts';
import { expect, test } from '../support/expected-texts.ts';

test.use({ scenario: 'failed-recording' });

test('a recording survives rejection and failed processing, and arrives byte for byte', async ({
  writer: page,
  mock,
  guard,
  shows,
}) => {
  guard.expectError(/503 .*answer/);
  await page.clock.install();
  await mock.clock({ paused: true });
  await page.goto('/');
  await page.getByRole('region', { name: 'Continue The Salt Road' }).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/stories/21/develop');
  const askedQuestion = 'What does Mara believe about herself that isn’t true, and who first told her it was?';
  await shows.see(askedQuestion);
  await listening(mock);

  await speakAndSend(page);
  await untilFailed(page);
  await shows.see('That recording didn’t go through. Your recording is safe on this device.');
  await openRecordings(page);
  await shows.see('Failed to submit answer');
  await expect(recordingItems(page)).toContainText('Failed');
  await button(recordingItems(page), 'Retry').click();
  const statuses = async () => (await mock.getRequests('chatMessageAnswer')).map(({ status }) => status);
  await expect.poll(statuses).toEqual([503, 503, 200]);
  await shows.see('Transcribing your audio...');

  await mock.advance(1100);
  await shows.see('An error occurred while processing your message.');
  await shows.see('We couldn’t process the audio.');
  await button(page, 'Try again').click();
  await untilNextQuestion(page, mock, askedQuestion);
  await shows.see(
    'What does your main character believe about themselves that isn’t true, and who first told them it was?',
  );
  await expect(question(page)).toHaveCount(1);
  const [recording] = await getStoredRecordings(page);
  expect((await mock.ledger()).map(({ sha256 }) => sha256)).toEqual([recording?.sha256]);
});
