import { mockOrigin } from '../support/mock-origin.ts';
import { guard } from '../support/page-guard.ts';
import { expect, test } from '../support/test.ts';

const misdeeds: { does: string; act: () => void; says: RegExp }[] = [
  {
    does: 'throws where nobody catches',
    act: () => {
      setTimeout(() => {
        throw new Error('lost in the dark');
      });
    },
    says: /an uncaught error: .*lost in the dark/,
  },
  {
    does: 'rejects where nobody listens',
    act: () => {
      void Promise.reject(new Error('nobody listens'));
    },
    says: /an uncaught error: .*nobody listens/,
  },
  {
    does: 'complains in the console',
    act: () => {
      // oxlint-disable-next-line no-console -- this runs in the page, and the guard must report it
      console.error('a complaint');
    },
    says: /an error in the console: .*a complaint/,
  },
  {
    does: 'breaks the content security policy',
    act: () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: '/auth/login' }));
    },
    says: /security policy violation: frame-src/,
  },
  {
    does: 'asks another origin',
    act: () => {
      void fetch('http://localhost:9/pixel').catch(() => null);
    },
    says: /a request to another origin: http:\/\/localhost:9|connect-src refused http:\/\/localhost:9/,
  },
  {
    does: 'puts the session token into an address',
    act: () => {
      void fetch('/api/v1/stories?token=canary-1', {
        headers: { Accept: 'application/json', Authorization: 'Bearer canary-1' },
      });
    },
    says: /the session token leaked: .*canary-1/,
  },
];

test('the page guard fails a flow for errors, policy violations, cross-origin requests and leaked tokens', async ({
  browser,
}) => {
  const origin = mockOrigin();
  const context = await browser.newContext({ baseURL: origin });
  const watch = await guard(context, origin);
  const page = await context.newPage();
  await page.goto('/auth/login');
  const caught = (): string => {
    try {
      watch.verify();
      return 'nothing';
    } catch (error) {
      return String(error);
    }
  };
  for (const { does, act, says } of misdeeds)
    await test.step(`a user flow fails when its page ${does}`, async () => {
      watch.restart();
      expect(caught()).toBe('nothing');
      await page.evaluate(act);
      await expect.poll(caught).toMatch(says);
    });
  await context.close();
});
