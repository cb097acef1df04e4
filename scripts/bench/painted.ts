/**
 * Measures the time from a websocket frame to the painted status in the application. The mock server's clock is paused;
 * statuses arrive 10 and then 100 times a second.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserPage, withBrowser } from '../browser/browser-fixture.ts';
import { quantile } from './statistics.ts';

/** Ms from a frame's arrival to its paint, by the page's clock; `bare` is the page's baseline. */
type Painted = { frames: number[]; bare: number[] };

declare global {
  var lamplightPaint: Painted & { measureBare: () => Promise<void> };
}

/** Must run before the page's own scripts, so that every websocket reports a status first. `texts` is by status. */
function installProbe(texts: Record<string, string>): void {
  const painted: Painted = { frames: [], bare: [] };
  let awaited: { text: string; since: number } | undefined;

  /** Runs `done` after the next paint: the frame's callback runs before it, the message after. */
  const afterPaint = (done: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', done, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  };

  const look = (): void => {
    const region = document.querySelector('[role="status"][aria-label="Conversation status"]');
    if (!awaited || region?.textContent !== awaited.text) return;
    const { since } = awaited;
    awaited = undefined;
    afterPaint(() => painted.frames.push(performance.now() - since));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });

  const Original = globalThis.WebSocket;
  globalThis.WebSocket = class extends Original {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const status = /chatMessage\.statusUpdated.*?\\"status\\":\\"(\w+)\\"/.exec(data)?.[1];
        const text = status === undefined ? undefined : texts[status];
        if (text !== undefined) awaited = { text, since: performance.now() };
      });
    }
  };

  const measureBare = (): Promise<void> =>
    new Promise((done) => {
      const since = performance.now();
      document.body.dataset['bench'] = String(since);
      afterPaint(() => {
        painted.bare.push(performance.now() - since);
        done();
      });
    });
  globalThis.lamplightPaint = Object.assign(painted, { measureBare });
}

const texts = { transcribing: 'Transcribing your audio...', processing: 'Processing your message...' };
const slow = { events: 150, everyMs: 100 };
const fast = { events: 500, everyMs: 10 };

async function answerOnce({ page, control }: BrowserPage): Promise<{ channel: string; messageId: number }> {
  await page.goto('/stories/new');
  await page.getByRole('region', { name: 'Question' }).waitFor();
  // Typing gives the page time to subscribe.
  await page.getByRole('radio', { name: 'Type' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your answer' }).fill('The road was the only thing that ever came back.');
  await control.patch('/__mock/session/clock', { data: { paused: true } });
  const sent = page.waitForResponse((response) => response.url().endsWith('/answer'));
  await page.getByRole('button', { name: 'Send answer' }).click();
  const [, chat, message] = /session-chats\/(\d+)\/chat-messages\/(\d+)/.exec((await sent).url()) ?? [];
  return { channel: `private-sessionChat.${chat}`, messageId: Number(message) };
}

async function sendStatuses(browserPage: BrowserPage): Promise<{ slow: Painted; fast: Painted }> {
  const { page, control } = browserPage;
  const { channel, messageId } = await answerOnce(browserPage);
  const statuses = Object.keys(texts);
  const send = async (n: number): Promise<void> => {
    const payload = { chat_message_id: messageId, status: statuses[n % statuses.length] };
    const data = { channel, event: 'chatMessage.statusUpdated', payload };
    const response = await control.post('/__mock/session/events', { data });
    if (!response.ok()) throw new Error(`the mock server rejected the event: ${await response.text()}`);
  };
  const takePainted = (): Promise<Painted> =>
    page.evaluate(() => {
      const { frames, bare } = globalThis.lamplightPaint;
      return { frames: frames.splice(0), bare: bare.splice(0) };
    });
  // While the progress line grows, every change waits for the display's next frame.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  // The baseline is one bare change of the same page, between two statuses.
  for (let n = 0; n < slow.events; n += 1) {
    await send(n);
    await wait(slow.everyMs / 2);
    await page.evaluate(() => globalThis.lamplightPaint.measureBare());
    await wait(slow.everyMs / 2);
  }
  const ofSlow = await takePainted();
  const sent: Promise<void>[] = [];
  for (let n = 0; n < fast.events; n += 1) {
    sent.push(send(n));
    await wait(fast.everyMs);
  }
  await Promise.all(sent);
  // The last of them is the one that stays.
  const last = texts[statuses[(fast.events - 1) % statuses.length] as keyof typeof texts];
  await page.getByRole('status', { name: 'Conversation status' }).getByText(last).waitFor();
  return { slow: ofSlow, fast: await takePainted() };
}

export async function paintedStatus(): Promise<string[]> {
  return withBrowser(async ({ openLoggedIn }) => {
    const browserPage = await openLoggedIn('first-story', (context) => context.addInitScript(installProbe, texts));
    const painted = await sendStatuses(browserPage);
    const { frames, bare } = painted.slow;
    if (frames.length < slow.events * 0.9)
      throw new Error(`only ${frames.length} of ${slow.events} statuses were painted`);
    const line = (what: string, of: number[], q: number): string =>
      `${what.padEnd(32)}${quantile(of, q).toFixed(1).padStart(8)}${quantile(bare, q).toFixed(1).padStart(8)}   ratio ${(quantile(of, q) / quantile(bare, q)).toFixed(2)}`;
    return [
      'Frame to painted status, ms; ours, then a bare change:',
      line(`10 per s, median of ${frames.length}`, frames, 0.5),
      `${line('  95th percentile', frames, 0.95)} (at most 10 ms)`,
      line(`100 per s, median of ${painted.fast.frames.length}`, painted.fast.frames, 0.5),
      `${line('  95th percentile', painted.fast.frames, 0.95)} (at most 25 ms)`,
    ];
  });
}
