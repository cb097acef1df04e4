import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { microphoneArguments } from '#scripts/browser/browser-arguments.ts';
import { launchOptions } from '#scripts/browser/find-chromium.ts';
import { testEnvironment } from '../support/environment.ts';
import { processes } from '../support/processes.ts';
import { MockControl } from '../support/mock-control.ts';
import { signIn } from '../support/sign-in.ts';

/** A browser with a profile of its own, which outlives the browser. */
async function launch(profile: string): Promise<BrowserContext> {
  const { browser, origin } = testEnvironment();
  return chromium.launchPersistentContext(profile, {
    ...launchOptions(browser, microphoneArguments('speaking', 'tests/support/fake-microphone.wav')),
    baseURL: origin,
    permissions: ['microphone'],
  });
}

/** Ends every process of the browser that uses this profile at once, as the system does when it runs out of memory. */
function kill(profile: string): void {
  for (const { pid, command } of processes())
    if (command.includes(profile) && pid !== process.pid) process.kill(pid, 'SIGKILL');
}

const openInterview = async (page: Page): Promise<void> => {
  await page.goto('/stories/21/develop');
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
};

async function signInWhereNeeded(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (page.url().includes('/auth/login')) await signIn(page);
}

/** Runs `before` in a browser that is then killed, and `after` in the next one with the same profile. */
async function acrossKill(before: (page: Page) => Promise<void>, after: (page: Page) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'lamplight-profile-'));
  try {
    const first = await launch(profile);
    const page = first.pages()[0] ?? (await first.newPage());
    await signIn(page);
    await openInterview(page);
    await before(page);
    const cookies = await first.cookies();
    const gone = new Promise((resolve) => first.once('close', resolve));
    kill(profile);
    await gone;
    const second = await launch(profile);
    // A browser writes cookies and local storage seconds later, so the login of a moment ago may be lost with it.
    await second.addCookies(cookies);
    const again = second.pages()[0] ?? (await second.newPage());
    await signInWhereNeeded(again);
    await after(again);
    await second.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

test('what was spoken until the browser was killed is offered on return, but for the last moment, and can be sent', async () => {
  let spokenMs = 0;
  await acrossKill(
    async (page) => {
      await page.getByRole('button', { name: 'Start recording' }).click();
      const timer = page.getByRole('timer', { name: 'Recording time' });
      // By the page's own clock: opening the microphone takes its time, and so does looking from outside.
      const begun = await timer.evaluate(() => performance.now());
      await expect(timer).toHaveText('0:03');
      spokenMs = (await page.evaluate(() => performance.now())) - begun;
    },
    async (page) => {
      await openInterview(page);
      await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
      const length = await page.getByRole('slider', { name: 'Position' }).getAttribute('max');
      expect(spokenMs - Number(length)).toBeLessThanOrEqual(1500);
      await page.getByRole('button', { name: 'Send answer' }).click();
      const mock = new MockControl(page.request);
      await expect.poll(async () => (await mock.ledger()).map((entry) => entry.kind)).toEqual(['audio']);
      await expect(page.getByRole('region', { name: 'Question' })).toBeVisible({ timeout: 20_000 });
      const heard = await page.evaluate(async () => {
        const turns = await fetch('/api/v1/conversation/session-chats/60/turns', {
          headers: { Accept: 'application/json', Authorization: `Bearer ${localStorage.getItem('authToken')}` },
        });
        const { data } = (await turns.json()) as { data: { audio: string | null }[] };
        const audio = data.findLast((turn) => turn.audio !== null)?.audio ?? '';
        const bytes = await (await fetch(audio)).arrayBuffer();
        return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration * 1000;
      });
      expect(spokenMs - heard).toBeLessThanOrEqual(1500);
    },
  );
});

test('what was typed until the browser was killed is in the answer again, but for the last moment', async () => {
  const sentence = 'She has been a boat ever since, and has never once asked whether it was meant kindly.';
  await acrossKill(
    async (page) => {
      await page.getByRole('radio', { name: 'Type' }).check();
      await page.getByRole('textbox', { name: 'Your answer' }).pressSequentially(sentence, { delay: 20 });
    },
    async (page) => {
      await openInterview(page);
      await page.getByRole('radio', { name: 'Type' }).check();
      const answer = page.getByRole('textbox', { name: 'Your answer' });
      await expect(answer).not.toBeEmpty();
      const kept = await answer.inputValue();
      expect(sentence.startsWith(kept)).toBe(true);
      // 300 ms of typing at 20 ms a key, and what the machine needs for them.
      expect(sentence.length - kept.length).toBeLessThanOrEqual(15);
    },
  );
});
