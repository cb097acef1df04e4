/** Measures the time from a websocket frame to the painted status, with 10 and then 100 statuses a second. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { emitEvent, openNewStory, sendTyped, status } from '../support/conversation.ts';
import { test } from './bench-page.ts';
import { quantile } from './statistics.ts';

declare global {
  /** Ms from each status's arrival to its paint. */
  var lamplightStatuses: number[];
}

/** Runs inside the page, before its own scripts, so that every websocket reports a status first. */
function installStatusProbe(textOf: Readonly<Record<string, string>>): void {
  const painted: number[] = [];
  let awaited: { text: string; since: number } | undefined;
  new MutationObserver(() => {
    const region = document.querySelector('[role="status"][aria-label="Conversation status"]');
    if (!awaited || region?.textContent !== awaited.text) return;
    const { since } = awaited;
    awaited = undefined;
    globalThis.lamplightBench.afterPaint(() => painted.push(performance.now() - since));
  }).observe(document, { subtree: true, childList: true, characterData: true });

  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const name = /chatMessage\.statusUpdated.*?\\"status\\":\\"(\w+)\\"/.exec(data)?.[1] ?? '';
        const text = textOf[name];
        if (text !== undefined) awaited = { text, since: performance.now() };
      });
    }
  };
  globalThis.lamplightStatuses = painted;
}

/** Ms from a bare change of the same page to its paint, the baseline. */
function measureBare(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const since = performance.now();
        document.body.dataset['bench'] = String(since);
        globalThis.lamplightBench.afterPaint(() => done(performance.now() - since));
      }),
  );
}

const texts = { transcribing: 'Transcribing your audio...', processing: 'Processing your message...' };
const slow = { events: 150, everyMs: 100 };
const fast = { events: 500, everyMs: 10 };

test('painting a status', async ({ openWriter }) => {
  const { page, mock } = await openWriter('first-story');
  await page.addInitScript(installStatusProbe, texts);
  const interview = await openNewStory(page);
  await mock.clock({ paused: true });
  const sent = page.waitForResponse((response) => response.url().endsWith('/answer'));
  await sendTyped(page, 'The road was the only thing that ever came back.');
  await sent;
  const send = (n: number): Promise<void> =>
    emitEvent(mock, interview, { status: n % 2 === 0 ? 'transcribing' : 'processing' });
  const takePainted = (): Promise<number[]> => page.evaluate(() => globalThis.lamplightStatuses.splice(0));

  // While the progress line grows, every change waits for the display's next frame.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const bare: number[] = [];
  for (let n = 0; n < slow.events; n += 1) {
    await send(n);
    await wait(slow.everyMs / 2);
    bare.push(await measureBare(page));
    await wait(slow.everyMs / 2);
  }
  const slowly = await takePainted();
  expect(slowly.length, 'painted statuses').toBeGreaterThan(slow.events * 0.9);

  const sending: Promise<void>[] = [];
  for (let n = 0; n < fast.events; n += 1) {
    sending.push(send(n));
    await wait(fast.everyMs);
  }
  await Promise.all(sending);
  await expect(status(page)).toHaveText(texts.processing);
  const quickly = await takePainted();

  const print = (what: string, of: readonly number[], q: number, budget = ''): void => {
    const [one, other] = [quantile(of, q), quantile(bare, q)];
    const figures = `${one.toFixed(1).padStart(8)}${other.toFixed(1).padStart(8)}`;
    console.log(`${what.padEnd(32)}${figures}   ratio ${(one / other).toFixed(2)}${budget}`);
  };
  console.log('Frame to painted status, ms; ours, then a bare change:');
  print(`10 per s, median of ${slowly.length}`, slowly, 0.5);
  print('  95th percentile', slowly, 0.95, ' (at most 10 ms)');
  print(`100 per s, median of ${quickly.length}`, quickly, 0.5);
  print('  95th percentile', quickly, 0.95, ' (at most 25 ms)');
});
