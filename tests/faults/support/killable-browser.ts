import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { chromiumOptions, withoutOptimizers } from '#scripts/browser/find-chromium.ts';
import { microphoneArguments } from '../../support/microphone.ts';
import type { components } from '#src/api/generated/schema.ts';
import { processes } from '../../support/processes.ts';
import { demoWriter } from '../../support/sign-in.ts';

type LoginResponse = components['schemas']['LoginResponse'];

async function logIn(request: APIRequestContext): Promise<string> {
  const headers = { Accept: 'application/json' };
  await request.get('/sanctum/csrf-cookie', { headers });
  const response = await request.post('/api/v1/auth/login', { headers, data: demoWriter });
  expect(response.ok(), `the login returned ${response.status()}`).toBe(true);
  return ((await response.json()) as LoginResponse).data.token;
}

/** A browser that can be killed, with a profile that survives; its writer is logged in. */
export class KillableBrowser {
  readonly #origin: string;
  readonly #session: string;
  readonly #token: string;
  readonly #profile: string;
  #context: BrowserContext | null = null;

  private constructor(origin: string, session: string, token: string, profile: string) {
    this.#origin = origin;
    this.#session = session;
    this.#token = token;
    this.#profile = profile;
  }

  /** `session` is the mock session; `request` accesses it from outside the browser. */
  static async create(origin: string, session: string, request: APIRequestContext): Promise<KillableBrowser> {
    const profile = await mkdtemp(join(tmpdir(), 'lamplight-profile-'));
    return new KillableBrowser(origin, session, await logIn(request), profile);
  }

  async open(): Promise<Page> {
    const [running] = this.#context?.pages() ?? [];
    if (running) return running;
    const voice = microphoneArguments('speaking', 'tests/support/fake-microphone.wav');
    const context = await chromium.launchPersistentContext(this.#profile, {
      ...chromiumOptions(...voice, withoutOptimizers),
      baseURL: this.#origin,
      permissions: ['microphone'],
    });
    this.#context = context;
    // Browsers write cookies and local storage seconds later, so a kill would lose the login.
    await context.addCookies([{ name: 'mock_session', value: this.#session, url: this.#origin }]);
    await context.addInitScript((token) => localStorage.setItem('authToken', token), this.#token);
    return context.pages()[0] ?? context.newPage();
  }

  /** Kills all its processes at once, as the system does when memory runs out. */
  async kill(): Promise<void> {
    const closed = new Promise((resolve) => this.#context?.once('close', resolve));
    for (const { pid, command } of processes())
      if (command.includes(this.#profile) && pid !== process.pid) process.kill(pid, 'SIGKILL');
    await closed;
    this.#context = null;
  }

  async remove(): Promise<void> {
    await this.#context?.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
