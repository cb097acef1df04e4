/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Installation, Key } from './browser.ts';
import { findProgram, startProgram, stopProgram } from './programs.ts';

const startMs = 120_000;
/** Time limit for page loads and scripts. */
const answerMs = 60_000;

const codes: Readonly<Record<Key, string>> = {
  ArrowRight: '\uE014',
  Control: '\uE009',
  End: '\uE010',
  Escape: '\uE00C',
  ' ': ' ',
};

/** Otherwise the toolbar is wider than a phone. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; font-size: 5px; }';

const flags = ['--automation', '--enable-media-stream=TRUE', '--enable-mock-capture-devices=TRUE'];

export function findWebKit(): Installation {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  if (driver === null) return { name: 'WebKit', missing: 'WebKitWebDriver is not on the PATH' };
  if (display === null) return { name: 'WebKit', missing: 'Xvfb is not on the PATH' };
  return { name: 'WebKit', start: () => start(driver, display) };
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function sender(address: string): Send {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${(value as { message: string }).message}`);
    return value;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilReady(send: Send): Promise<void> {
  const deadline = Date.now() + startMs;
  const isReady = (): Promise<boolean> =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver isn't ready after ${startMs / 1000} seconds`);
    await pause(50);
  }
}

async function start(driverPath: string, displayPath: string): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'lamplight-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const screen = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const display = await startProgram(displayPath, screen, process.env);
  const [number] = (await once(display.stdout ?? display, 'data')) as [Buffer];
  const port = await freePort();
  const driver = await startProgram(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    ...process.env,
    DISPLAY: `:${number.toString('utf8').trim()}`,
    LANGUAGE: 'en_GB',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
  });
  const stop = async (): Promise<void> => {
    await stopProgram(driver);
    await stopProgram(display);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const send = sender(`http://127.0.0.1:${port}`);
    await untilReady(send);
    return await openSession(send, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openSession(send: Send, stop: () => Promise<void>): Promise<Browser> {
  const options = {
    'webkitgtk:browserOptions': { args: flags },
    timeouts: { pageLoad: answerMs, script: answerMs },
    // Dismiss the warning about unsent work after a failed step.
    unhandledPromptBehavior: 'accept',
  };
  const session = (await send('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const inSession: Send = (method, path, body) => send(method, `/session/${session.sessionId}${path}`, body);
  const act = (type: string, id: string, actions: object[]): Promise<unknown> =>
    inSession('POST', '/actions', { actions: [{ type, id, actions }] });
  const keys = (actions: object[]): Promise<unknown> => act('key', 'keyboard', actions);
  const browser: Browser = {
    name: 'WebKit',
    version: `${session.capabilities.browserVersion} (WebKitGTK)`,
    open: async (url) => void (await inSession('POST', '/url', { url })),
    reload: async () => void (await inSession('POST', '/refresh')),
    evaluate: (expression) => evaluate(inSession, expression),
    drag: async ([first, ...rest]) => {
      const moves = rest.map(({ x, y }) => ({ type: 'pointerMove', x, y, duration: 100 }));
      await act('pointer', 'mouse', [
        { type: 'pointerMove', ...first, duration: 0 },
        { type: 'pointerDown', button: 0 },
        ...moves,
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) => {
      const strokes = Array.from(text, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await keys(strokes.flat());
    },
    press: async (names) => {
      const values = names.map((name) => codes[name]);
      await keys([
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    setCookie: async (cookie) => void (await inSession('POST', '/cookie', { cookie: { ...cookie, path: '/' } })),
    resize: (width, height) => resize(inSession, browser, { width, height }),
    screenshot: async () => Buffer.from((await inSession('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      try {
        await inSession('DELETE', '');
      } finally {
        await stop();
      }
    },
  };
  await browser.resize(1280, 800);
  return browser;
}

async function evaluate(send: Send, expression: string): Promise<unknown> {
  const script = `const done = arguments[0];
    (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const { value, error } = (await send('POST', '/execute/async', { script, args: [] })) as {
    value?: unknown;
    error?: string;
  };
  if (error !== undefined) throw new Error(error);
  return value;
}

/** Sets the viewport's size; WebDriver only sets the window's. */
async function resize(send: Send, browser: Browser, size: { width: number; height: number }): Promise<void> {
  const inner = (): Promise<unknown> => browser.evaluate('[innerWidth, innerHeight]');
  await send('POST', '/window/rect', { x: 0, y: 0, ...size });
  const [width, height] = (await inner()) as [number, number];
  await send('POST', '/window/rect', {
    width: 2 * size.width - width,
    height: 2 * size.height - height,
  });
}
