import type { Locator, Page } from 'playwright';
import type { Presenter } from './presenter.ts';

const centre =
  'Wren. She wants her brother to stay dead, at least on paper, because the paper is what keeps him alive.';
const title = 'The Dark Street';
const turn = 'She lights the lamp herself, and the whole street sees who is standing under it.';

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

function question(page: Page, words: string): Locator {
  return page.getByRole('region', { name: 'Question' }).getByText(words);
}

function status(page: Page, words: string): Locator {
  return page.getByRole('status', { name: 'Conversation status' }).getByText(words);
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

async function type({ page }: Presenter, words: string): Promise<void> {
  await page.getByRole('radio', { name: 'Type' }).check();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(words);
}

function toggleDebugPanel({ page }: Presenter): Promise<void> {
  return page.keyboard.press('Control+Shift+D');
}

async function closeOnPhone(hand: Presenter): Promise<void> {
  if (!hand.isPhone) return;
  await toggleDebugPanel(hand);
  await debugPanel(hand.page).waitFor({ state: 'hidden' });
}

async function openDebugPanel(hand: Presenter): Promise<void> {
  if (await debugPanel(hand.page).isVisible()) return;
  await toggleDebugPanel(hand);
  await debugPanel(hand.page).getByRole('group', { name: 'Events' }).waitFor();
}

async function arrive(hand: Presenter): Promise<void> {
  const { page } = hand;
  await page.goto('/');
  await button(page, 'Continue as the demo writer').waitFor();
  await hand.picture('sign-in');
  await button(page, 'Continue as the demo writer').click();
  await page.getByRole('link', { name: 'Start a story' }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await hand.picture('home');
  await page.getByRole('link', { name: 'Start a story' }).click();
  await question(page, 'What story has been following you around?').waitFor();
  await hand.picture('first-question');
}

async function sayTheIdea(hand: Presenter): Promise<void> {
  const { page } = hand;
  await speak(hand);
  await hand.picture('recording');
  await button(page, 'Send answer').click();
  await status(page, 'Transcribing your audio...').waitFor();
  await hand.picture('transcribing');
  await hand.until(question(page, 'Who stands at the centre of it'));
  await hand.picture('first-insights');
  if (hand.isPhone) await page.getByRole('button', { name: /^Creative Insights/ }).click();
  const insight = page.getByRole('article', { name: 'Give the secret a cost' });
  await insight.getByRole('button', { name: 'Save insight' }).click();
  await insight.getByRole('button', { name: 'Save insight', pressed: true }).waitFor();
  await hand.picture('insight-saved');
  if (hand.isPhone) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

async function typeTheCentre(hand: Presenter): Promise<void> {
  const { page } = hand;
  await type(hand, centre);
  await hand.picture('typing');
  await button(page, 'Send answer').click();
  await status(page, 'Processing your message...').waitFor();
  await hand.until(status(page, 'Generating creative insights...'));
  await hand.picture('insights-on-their-way');
  await hand.until(question(page, 'Where does it happen'));
  await hand.picture('next-question');
}

async function failAndRecover(hand: Presenter): Promise<void> {
  const { page } = hand;
  await openDebugPanel(hand);
  const faults = page.getByRole('group', { name: 'Faults' });
  await faults.getByRole('textbox', { name: 'Times' }).fill('2');
  await button(page, 'Add fault').click();
  await faults.getByRole('list', { name: 'Active faults' }).waitFor();
  await hand.picture('fault-set');
  await closeOnPhone(hand);
  await speak(hand);
  await button(page, 'Send answer').click();
  await button(page, 'Try again').waitFor();
  await hand.picture('answer-refused');
  await button(page, 'Try again').click();
  await hand.until(question(page, 'What do you call it'));
  await hand.picture('recovered');
}

async function sendAnEvent(hand: Presenter): Promise<void> {
  const { page } = hand;
  await openDebugPanel(hand);
  const events = page.getByRole('group', { name: 'Events' });
  const choice = events.getByRole('option', { name: /^achievement\.unlocked/ });
  await events.getByRole('combobox', { name: 'Event' }).selectOption((await choice.first().textContent()) ?? '');
  await events.getByText('Matches the contract').waitFor();
  await button(page, 'Send event').click();
  await page.getByRole('status').filter({ hasText: 'A voice of your own' }).first().waitFor();
  await closeOnPhone(hand);
  await hand.picture('event-sent');
}

async function stopTheClock(hand: Presenter): Promise<void> {
  const { page } = hand;
  await type(hand, title);
  await button(page, 'Send answer').click();
  await status(page, 'Processing your message...').waitFor();
  await openDebugPanel(hand);
  await page.getByRole('combobox', { name: 'Scenario' }).scrollIntoViewIfNeeded();
  await hand.picture('clock-stopped');
  await button(page, 'Step to the next event').click();
  await hand.until(question(page, 'What does your main character believe'));
  await toggleDebugPanel(hand);
  await debugPanel(page).waitFor({ state: 'hidden' });
}

async function playOn(hand: Presenter): Promise<void> {
  const { page } = hand;
  await button(page, 'Skip question').click();
  await hand.until(question(page, 'When does it become impossible'));
  await type(hand, turn);
  await button(page, 'Send answer').click();
  await status(page, 'Processing your message...').waitFor();
  await hand.until(question(page, '“'));
  await hand.picture('own-words-quoted');
}

async function finish(hand: Presenter): Promise<void> {
  const { page } = hand;
  if (hand.isPhone) {
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Finish conversation' }).click();
  } else await button(page, 'Finish conversation').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await page.waitForURL(/\/stories\/\d+$/);
  const words = page.getByRole('region', { name: 'In your words' });
  await words.getByText('Demo transcript').first().waitFor();
  await hand.picture('story-page');
  await words.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await hand.picture('own-words-kept');
}

export const firstStory: readonly ((hand: Presenter) => Promise<void>)[] = [
  arrive,
  sayTheIdea,
  typeTheCentre,
  failAndRecover,
  sendAnEvent,
  stopTheClock,
  playOn,
  finish,
];
