import type { Locator, Page } from 'playwright';
import type { Presenter } from './presenter.ts';

const centre =
  'Wren. She wants her brother to stay dead, at least on paper, because the paper is what keeps him alive.';
const title = 'The Dark Street';
const turn = 'She lights the lamp herself, and the whole street sees who is standing under it.';

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

function question(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Question' }).getByText(text);
}

function status(page: Page, text: string): Locator {
  return page.getByRole('status', { name: 'Conversation status' }).getByText(text);
}

function debugPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Debug panel' });
}

async function speak({ page }: Presenter): Promise<void> {
  await page.getByRole('radio', { name: 'Speak' }).check();
  await button(page, 'Start recording').click();
  await page.getByRole('main').getByText('Saved on this device').waitFor();
  await page.getByRole('timer', { name: 'Recording time' }).getByText('0:04').waitFor();
}

async function type({ page }: Presenter, text: string): Promise<void> {
  await page.getByRole('radio', { name: 'Type' }).check();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
}

function toggleDebugPanel({ page }: Presenter): Promise<void> {
  return page.keyboard.press('Control+Shift+D');
}

async function closeOnPhone(presenter: Presenter): Promise<void> {
  if (!presenter.isPhone) return;
  await toggleDebugPanel(presenter);
  await debugPanel(presenter.page).waitFor({ state: 'hidden' });
}

async function openDebugPanel(presenter: Presenter): Promise<void> {
  if (await debugPanel(presenter.page).isVisible()) return;
  await toggleDebugPanel(presenter);
  await debugPanel(presenter.page).getByRole('group', { name: 'Events' }).waitFor();
}

async function arrive(presenter: Presenter): Promise<void> {
  const { page } = presenter;
  await page.goto('/');
  await button(page, 'Continue as the demo writer').waitFor();
  await presenter.capture('sign-in');
  await button(page, 'Continue as the demo writer').click();
  await page.getByRole('link', { name: 'Start a story' }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await presenter.capture('home');
  await page.getByRole('link', { name: 'Start a story' }).click();
  await question(page, 'What story has been following you around?').waitFor();
  await presenter.capture('first-question');
}

async function sayTheIdea(presenter: Presenter): Promise<void> {
  const { page } = presenter;
  await speak(presenter);
  await presenter.capture('recording');
  await button(page, 'Send answer').click();
  await status(page, 'Transcribing your audio...').waitFor();
  await presenter.capture('transcribing');
  await presenter.until(question(page, 'Who stands at the centre of it'));
  await presenter.capture('first-insights');
  if (presenter.isPhone) await page.getByRole('button', { name: /^Creative Insights/ }).click();
  const insight = page.getByRole('article', { name: 'Give the secret a cost' });
  await insight.getByRole('button', { name: 'Save insight' }).click();
  await insight.getByRole('button', { name: 'Save insight', pressed: true }).waitFor();
  await presenter.capture('insight-saved');
  if (presenter.isPhone) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

async function typeTheCentre(presenter: Presenter): Promise<void> {
  const { page } = presenter;
  await type(presenter, centre);
  await presenter.capture('typing');
  await button(page, 'Send answer').click();
  await status(page, 'Processing your message...').waitFor();
  await presenter.until(status(page, 'Generating creative insights...'));
  await presenter.capture('insights-on-their-way');
  await presenter.until(question(page, 'Where does it happen'));
  await presenter.capture('next-question');
}

async function failAndRecover(presenter: Presenter): Promise<void> {
  const { page } = presenter;
  await openDebugPanel(presenter);
  const faults = page.getByRole('group', { name: 'Faults' });
  await faults.getByRole('textbox', { name: 'Times' }).fill('2');
  await button(page, 'Add fault').click();
  await faults.getByRole('list', { name: 'Active faults' }).waitFor();
  await presenter.capture('fault-set');
  await closeOnPhone(presenter);
  await speak(presenter);
  await button(page, 'Send answer').click();
  await button(page, 'Try again').waitFor();
  await presenter.capture('answer-refused');
  await button(page, 'Try again').click();
  await presenter.until(question(page, 'What do you call it'));
  await presenter.capture('recovered');
}

async function sendAnEvent(presenter: Presenter): Promise<void> {
  const { page } = presenter;
  await openDebugPanel(presenter);
  const events = page.getByRole('group', { name: 'Events' });
  const choice = events.getByRole('option', { name: /^achievement\.unlocked/ });
  await events.getByRole('combobox', { name: 'Event' }).selectOption((await choice.first().textContent()) ?? '');
  await events.getByText('Matches the contract').waitFor();
  await button(page, 'Send event').click();
  await page.getByRole('status').filter({ hasText: 'A voice of your own' }).first().waitFor();
  await closeOnPhone(presenter);
  await presenter.capture('event-sent');
}

async function stopTheClock(presenter: Presenter): Promise<void> {
  const { page } = presenter;
  await type(presenter, title);
  await button(page, 'Send answer').click();
  await status(page, 'Processing your message...').waitFor();
  await openDebugPanel(presenter);
  await page.getByRole('combobox', { name: 'Scenario' }).scrollIntoViewIfNeeded();
  await presenter.capture('clock-stopped');
  await button(page, 'Step to the next event').click();
  await presenter.until(question(page, 'What does your main character believe'));
  await toggleDebugPanel(presenter);
  await debugPanel(page).waitFor({ state: 'hidden' });
}

async function playOn(presenter: Presenter): Promise<void> {
  const { page } = presenter;
  await button(page, 'Skip question').click();
  await presenter.until(question(page, 'When does it become impossible'));
  await type(presenter, turn);
  await button(page, 'Send answer').click();
  await status(page, 'Processing your message...').waitFor();
  await presenter.until(question(page, '“'));
  await presenter.capture('own-words-quoted');
}

async function finish(presenter: Presenter): Promise<void> {
  const { page } = presenter;
  if (presenter.isPhone) {
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Finish conversation' }).click();
  } else await button(page, 'Finish conversation').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await page.waitForURL(/\/stories\/\d+$/);
  const ownWords = page.getByRole('region', { name: 'In your words' });
  await ownWords.getByText('Demo transcript').first().waitFor();
  await presenter.capture('story-page');
  await ownWords.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await presenter.capture('own-words-kept');
}

export const firstStory: readonly ((presenter: Presenter) => Promise<void>)[] = [
  arrive,
  sayTheIdea,
  typeTheCentre,
  failAndRecover,
  sendAnEvent,
  stopTheClock,
  playOn,
  finish,
];
