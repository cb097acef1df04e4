/**
 * Time from a websocket frame to the painted status, in the application itself: a writer signs in, types an answer, and
 * while the engine's clock stands, statuses come over the websocket ten times a second.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type APIRequestContext, type Page } from 'playwright';
import { described, findChromium, launchOptions } from '../browser/find-chromium.ts';
import { buildWhenChanged } from '../start/build.mjs';
import { startMockProcess } from '../start/mock-process.ts';
import { installProbe, type Painted } from './paint-probe.ts';
import { quantile } from './statistics.ts';

const texts = { transcribing: 'Transcribing your audio...', processing: 'Processing your message...' };
const events = 150;
const every = 100;

/** Signs in, starts a story and answers its first question; returns where the answer went. */
async function answerOnce(page: Page, control: APIRequestContext): Promise<{ channel: string; messageId: number }> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@lamplight.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo-writer');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.goto('/stories/new');
  await page.getByRole('region', { name: 'Question' }).waitFor();
  // A writer takes a moment: by then the page listens.
  await page.getByRole('radio', { name: 'Type' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your answer' }).fill('The road was the only thing that ever came back.');
  await control.patch('/__mock/session/clock', { data: { paused: true } });
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/answer'));
  await page.getByRole('button', { name: 'Send answer' }).click();
  const [, chat, message] = /session-chats\/(\d+)\/chat-messages\/(\d+)/.exec((await sent).url()) ?? [];
  return { channel: `private-sessionChat.${chat}`, messageId: Number(message) };
}

/** Sends statuses in turn, and between them measures the floor: the same page paints one bare change. */
async function sendStatuses(page: Page, control: APIRequestContext): Promise<Painted> {
  const { channel, messageId } = await answerOnce(page, control);
  const statuses = Object.keys(texts);
  for (let n = 0; n < events; n += 1) {
    const payload = { chat_message_id: messageId, status: statuses[n % statuses.length] };
    const data = { channel, event: 'chatMessage.statusUpdated', payload };
    const answer = await control.post('/__mock/session/events', { data });
    if (!answer.ok()) throw new Error(`the event was refused: ${await answer.text()}`);
    await wait(every / 2);
    await page.evaluate(() => globalThis.lamplightPaint.measureBare());
    await wait(every / 2);
  }
  return page.evaluate(() => ({ frames: globalThis.lamplightPaint.frames, bare: globalThis.lamplightPaint.bare }));
}

/** Lines of figures: median and 95th percentile, beside a bare change of the same page. */
export async function paintedStatus(): Promise<string[]> {
  await buildWhenChanged(process.cwd(), process.execPath, () => undefined);
  const found = await findChromium();
  const mock = await startMockProcess({ dist: 'dist/mock' });
  const browser = await chromium.launch(launchOptions(found));
  try {
    const context = await browser.newContext({ baseURL: mock.origin });
    await context.addInitScript(installProbe, texts);
    const { frames, bare } = await sendStatuses(await context.newPage(), context.request);
    if (frames.length < events * 0.9) throw new Error(`only ${frames.length} of ${events} statuses were painted`);
    const line = (what: string, q: number): string =>
      `${what.padEnd(32)}${quantile(frames, q).toFixed(1).padStart(8)}${quantile(bare, q).toFixed(1).padStart(8)}   ratio ${(quantile(frames, q) / quantile(bare, q)).toFixed(2)}`;
    return [
      described(found),
      `Frame to painted status, ms; ${events} sent, one each ${every} ms, ${frames.length} painted; ours, then a bare change:`,
      line('median', 0.5),
      `${line('95th percentile', 0.95)} (budget of 10 per s: at most 16.7 ms)`,
    ];
  } finally {
    await browser.close();
    await mock.close();
  }
}
