import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startFakeInterviewer } from '#mocks/live/testing/fake-interviewer.ts';
import { startMockProcess } from '#scripts/start/mock-process.ts';
import { expect, test as base } from '../support/test.ts';

/** A writer's own server, and a page on another port of this computer. */
const test = base.extend<object, { own: string; otherPort: number }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const fake = await startFakeInterviewer();
      const models = ['--interviewer', fake.url, '--model', 'fake-writer'];
      const mock = await startMockProcess({ dist: 'dist/mock', models });
      await use(mock.origin);
      await mock.close();
      await fake.close();
    },
    { scope: 'worker' },
  ],
  otherPort: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const server: Server = createServer((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Another site</title>');
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      await use((server.address() as AddressInfo).port);
      await new Promise((closed) => server.close(closed));
    },
    { scope: 'worker' },
  ],
});

/** Tries what a page can do without the writer's help. Returns what succeeded. */
async function attack(page: Page, target: string): Promise<readonly string[]> {
  return page.evaluate(async (origin) => {
    const outcomes: (string | null)[] = [];
    const attempt = async (name: string, work: () => Promise<boolean>): Promise<void> => {
      outcomes.push((await work().catch(() => false)) ? name : null);
    };
    for (const key of ['lamplight', 'demo.personal', 'demo'])
      await attempt(`websocket ${key}`, () => {
        const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/${key}?protocol=7`);
        return new Promise<boolean>((resolve) => {
          socket.addEventListener('message', () => resolve(true));
          socket.addEventListener('close', () => resolve(false));
        });
      });
    for (const [method, path] of [
      ['GET', '/api/v1/stories'],
      ['GET', '/__mock/session/log'],
      ['GET', '/__mock/archive/lamplight.zip'],
      ['POST', '/__mock/session/clock/step'],
      ['DELETE', '/__mock/session'],
    ] as const)
      await attempt(`read ${path}`, async () => (await fetch(origin + path, { method, credentials: 'include' })).ok);
    for (const path of ['/media/questions/the-idea.mp3', '/media/recordings/1'])
      await attempt(`play ${path}`, () => {
        const audio = new Audio(origin + path);
        return new Promise<boolean>((resolve) => {
          audio.addEventListener('loadedmetadata', () => resolve(true));
          audio.addEventListener('error', () => resolve(false));
        });
      });
    return outcomes.filter((name) => name !== null);
  }, target);
}

/** Sends a form of the page, as a click could. Returns the response's status. */
async function postForm(page: Page, action: string): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse(action),
    page.evaluate((address) => {
      const form = document.body.appendChild(document.createElement('form'));
      Object.assign(form, { action: address, method: 'post' });
      form.submit();
    }, action),
  ]);
  await page.waitForURL(action);
  return response.status();
}

test('a page of another port reads and changes nothing of the writer, and its link opens the application', async ({
  browser,
  own,
  otherPort,
}) => {
  const context = await browser.newContext();
  const app = await context.newPage();
  await app.goto(own);
  const stranger = await context.newPage();
  for (const name of ['127.0.0.1', 'localhost'])
    await test.step(`a page at ${name} reads and changes nothing`, async () => {
      await stranger.goto(`http://${name}:${otherPort}/`);
      expect(await attack(stranger, own)).toEqual([]);
      const opened = await stranger.evaluate(async (address) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        frame.src = address;
        await new Promise((loaded) => {
          frame.addEventListener('load', loaded);
        });
        return frame.contentDocument !== null;
      }, `${own}/__mock/archive`);
      expect(opened).toBe(false);
      for (const path of ['/__mock/archive', '/__mock/checkout', '/apps/lamplight/events']) {
        await stranger.goto(`http://${name}:${otherPort}/`);
        expect(await postForm(stranger, own + path), path).toBe(403);
      }
    });
  await test.step('a link from another site opens the application', async () => {
    await stranger.goto(`http://localhost:${otherPort}/`);
    await stranger.evaluate((address) => {
      location.href = address;
    }, `${own}/auth/login`);
    await expect(stranger.getByRole('main', { name: 'Log in' })).toBeVisible();
  });
  await context.close();
});
