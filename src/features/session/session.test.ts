import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { memoryStorage } from '#src/platform/testing/fake-storage.ts';

type Answer = { status?: number; body?: unknown; text?: string } | 'unreachable';

const origin = 'https://lamplight.test';
const user = emptyEntity('User', { id: 7, name: 'Ana Reyes', email: 'ana@lamplight.test' });
const credentials = { email: 'ana@lamplight.test', password: 'secret' };

function serve(answers: Record<string, Answer | Promise<Answer>>): { requests: string[] } {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (sent: Request | string) => {
    const { method, url: address, headers } = sent instanceof Request ? sent : new Request(new URL(sent, origin));
    const url = new URL(address);
    const token = headers.get('Authorization');
    requests.push(`${method} ${url.pathname}${token === null ? '' : ` ${token}`}`);
    const answer = await Promise.resolve(answers[url.pathname] ?? 'unreachable');
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const { status = 200, body, text } = answer;
    const content = text ?? (body === undefined ? null : JSON.stringify(body));
    return new Response(content, { status, headers: { 'Content-Type': 'application/json' } });
  });
  return { requests };
}

const csrf = { '/sanctum/csrf-cookie': { status: 204 } } satisfies Record<string, Answer>;
const login = '/api/v1/auth/login';
const logout = '/api/v1/auth/logout';
let device = memoryStorage();
let visit = memoryStorage();

function stored(): string | null {
  return device.getItem('authToken');
}

async function load(token: string | null = null) {
  if (token !== null) device.setItem('authToken', token);
  const { startSettings } = await import('#src/platform/env.ts');
  startSettings({ VITE_MOCK: 'true' }, new URL(origin));
  const session = await import('./session.ts');
  const { logIn } = await import('./log-in.ts');
  const { session$ } = await import('./session-state.ts');
  const otherTab = (newValue: string | null): void => {
    if (newValue === null) device.removeItem('authToken');
    else device.setItem('authToken', newValue);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken', newValue }));
  };
  const startSession = () => session.startSession(() => import('./reauthentication.ts'));
  return { ...session, logIn, startSession, state: () => session$.peek(), otherTab };
}

beforeEach(() => {
  vi.resetModules();
  // Ends the checks of a session that stays unchecked.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL(origin));
  device = memoryStorage();
  visit = memoryStorage();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', visit);
});

describe('session start', () => {
  it('stays logged out without a request when no token is stored', async () => {
    const { requests } = serve({});
    const app = await load();
    await app.startSession();
    expect(app.state()).toEqual({ phase: 'out', reason: 'none' });
    expect(requests).toEqual([]);
  });

  it.each(['undefined', '[object Object]', 'x'.repeat(1_000_000)])(
    'ignores an invalid stored token and sends no request',
    async (token) => {
      const { requests } = serve({});
      const app = await load(token);
      await app.startSession();
      expect(app.state()).toEqual({ phase: 'out', reason: 'none' });
      expect(requests).toEqual([]);
    },
  );

  it('logs in with a stored token once the server returns its user', async () => {
    const { requests } = serve({ '/api/v1/auth/user': { body: { data: user } } });
    const app = await load('1|abc');
    expect(app.state()).toEqual({ phase: 'checking' });
    await app.startSession();
    expect(app.state()).toEqual({ phase: 'in', userId: 7 });
    expect(app.getLastLoginUser()).toEqual(user);
    expect(requests).toEqual(['GET /api/v1/auth/user Bearer 1|abc']);
  });

  it.each<[Answer, string]>([
    [{ status: 401, body: { message: 'Unauthenticated.' } }, 'expired'],
    [{ status: 500 }, 'expired'],
    [{ body: { data: null } }, 'expired'],
    [{ body: { data: { name: 'Nobody' } } }, 'expired'],
    [{ text: '<html>' }, 'expired'],
    ['unreachable', 'unreachable'],
  ])('clears the stored token after the response %j and reports why', async (answer, reason) => {
    serve({ '/api/v1/auth/user': answer });
    const app = await load('1|abc');
    await app.startSession();
    expect(app.state()).toEqual({ phase: 'out', reason });
    expect(stored()).toBeNull();
  });
});

describe('start without the server', () => {
  const userPath = '/api/v1/auth/user';
  const loggedIn = { [userPath]: { body: { data: user } } } satisfies Record<string, Answer>;

  /** Logs in online, then loads the page again with these answers. */
  async function reload(answers: Record<string, Answer>, { token = '1|abc', isOnline = true } = {}) {
    serve(loggedIn);
    const before = await load('1|abc');
    await before.startSession();
    const { saveLogin } = await import('#src/platform/saved-login.ts');
    saveLogin('1|abc', user);
    vi.resetModules();
    vi.stubGlobal('navigator', { onLine: isOnline });
    const { requests } = serve(answers);
    const app = await load(token);
    await app.startSession();
    return { ...app, requests };
  }

  const unchecked = { phase: 'in', userId: 7, unchecked: true };

  it("opens the token's writer without a request when the browser is offline", async () => {
    const app = await reload({}, { isOnline: false });
    expect([app.state(), stored(), app.requests]).toEqual([unchecked, '1|abc', []]);
    expect(app.getLastLoginUser()).toMatchObject({ id: 7, name: 'Ana Reyes', onboarded: true });
  });

  it("opens the token's writer when nothing of the server can be reached", async () => {
    const app = await reload({});
    expect([app.state(), stored()]).toEqual([unchecked, '1|abc']);
  });

  it('clears the token when only the request for the user fails', async () => {
    const app = await reload({ '/': { status: 200 } });
    expect([app.state(), stored()]).toEqual([{ phase: 'out', reason: 'unreachable' }, null]);
  });

  it("never opens a writer's session with another token", async () => {
    const app = await reload({}, { token: '2|other' });
    expect([app.state(), stored()]).toEqual([{ phase: 'out', reason: 'unreachable' }, null]);
  });

  it('forgets the writer at the logout', async () => {
    const app = await reload({}, { isOnline: false });
    app.logOut();
    expect(device.getItem('savedLogin')).toBeNull();
  });

  it('checks the token once the network is back', async () => {
    const app = await reload({}, { isOnline: false });
    await vi.waitFor(() => expect(app.state()).toEqual(unchecked));
    serve(loggedIn);
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(app.state()).toEqual({ phase: 'in', userId: 7 });
    });
    expect(stored()).toBe('1|abc');
  });

  it('stays open while the server still cannot be reached', async () => {
    const app = await reload({}, { isOnline: false });
    const { requests } = serve({});
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(requests).toContain(`GET ${userPath} Bearer 1|abc`);
    });
    expect([app.state(), stored()]).toEqual([unchecked, '1|abc']);
  });

  it('asks for a new sign-in over the open screen when the token is refused', async () => {
    const app = await reload({}, { isOnline: false });
    const { sessionExpired$ } = await import('./session-state.ts');
    serve({ [userPath]: { status: 401, body: { message: 'Unauthenticated.' } } });
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(sessionExpired$.peek()).toBe(true);
    });
    expect(app.state()).toEqual(unchecked);
    app.expireSession();
    await vi.waitFor(() => expect(app.state()).toEqual({ phase: 'out', reason: 'expired' }));
  });

  it('ends the session when the check fails with another error', async () => {
    const app = await reload({}, { isOnline: false });
    serve({ [userPath]: { status: 500 } });
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(app.state()).toEqual({ phase: 'out', reason: 'expired' });
    });
    expect(stored()).toBeNull();
  });
});

describe('logging in', () => {
  it('requests the XSRF cookie first and then stores the user and token', async () => {
    const { requests } = serve({ ...csrf, [login]: { body: { data: { user, token: '2|new' } } } });
    const app = await load();
    await app.startSession();
    await app.logIn(credentials);
    expect(requests).toEqual(['GET /sanctum/csrf-cookie', `POST ${login}`]);
    expect(app.state()).toEqual({ phase: 'in', userId: 7 });
    expect(stored()).toBe('2|new');
  });

  it('accepts a response that starts with a warning', async () => {
    const text = `<br />Warning: something\n${JSON.stringify({ data: { user, token: '2|new' } })}`;
    serve({ ...csrf, [login]: { text } });
    const app = await load();
    await app.logIn(credentials);
    expect(app.state().phase).toBe('in');
  });

  it.each<[unknown, string]>([
    [{ data: { user } }, 'Invalid response from server. Missing user or token data.'],
    [{ data: { token: '2|new' } }, 'Invalid response from server. Missing user or token data.'],
    [
      { data: { user: { name: 'Nobody' }, token: '2|new' } },
      'Invalid response from server. Missing user or token data.',
    ],
    [{}, 'Invalid response from server.'],
    ['hello', 'Invalid response from server.'],
  ])('rejects the login response %j', async (body, text) => {
    serve({ ...csrf, [login]: { body } });
    const app = await load();
    await app.startSession();
    await expect(app.logIn(credentials)).rejects.toThrow(text);
    expect(app.state()).toEqual({ phase: 'out', reason: 'none' });
    expect(stored()).toBeNull();
  });
});

describe('logging out', () => {
  it.each<Answer>([{ status: 204 }, { status: 500 }, 'unreachable'])(
    "clears the session and the visit's data, whatever the response (%j)",
    async (answer) => {
      serve({ '/api/v1/auth/user': { body: { data: user } }, [logout]: answer });
      const app = await load('1|abc');
      await app.startSession();
      visit.setItem('speakingMode', 'false');
      device.setItem('theme', 'dark');
      app.logOut();
      expect(app.state()).toEqual({ phase: 'out', reason: 'loggedOut' });
      expect([stored(), app.getLastLoginUser(), visit.length]).toEqual([null, null, 0]);
      expect(device.getItem('theme')).toBe('dark');
    },
  );

  it("clears this device without waiting for the server, which still gets the session's token", async () => {
    const hanging = Promise.withResolvers<Answer>();
    const { requests } = serve({ '/api/v1/auth/user': { body: { data: user } }, [logout]: hanging.promise });
    const app = await load('1|abc');
    await app.startSession();
    app.logOut();
    expect([app.state(), stored()]).toEqual([{ phase: 'out', reason: 'loggedOut' }, null]);
    await vi.waitFor(() => expect(requests.at(-1)).toBe(`POST ${logout} Bearer 1|abc`));
  });

  it("repeats the server's logout with the session's token when the XSRF value is outdated", async () => {
    const outdated = Promise.withResolvers<Answer>();
    const answers: Record<string, Answer | Promise<Answer>> = {
      ...csrf,
      '/api/v1/auth/user': { body: { data: user } },
      [logout]: outdated.promise,
    };
    const { requests } = serve(answers);
    const app = await load('1|abc');
    await app.startSession();
    app.logOut();
    const sent = `POST ${logout} Bearer 1|abc`;
    await vi.waitFor(() => expect(requests).toContain(sent));
    answers[logout] = { status: 204 };
    outdated.resolve({ status: 419, body: { message: 'CSRF token mismatch.' } });
    await vi.waitFor(() => expect(requests.filter((request) => request === sent)).toHaveLength(2));
  });
});

describe('session across tabs', () => {
  it('logs out when another tab logs out', async () => {
    serve({ '/api/v1/auth/user': { body: { data: user } } });
    const app = await load('1|abc');
    await app.startSession();
    app.otherTab(null);
    expect(app.state()).toEqual({ phase: 'out', reason: 'elsewhere' });
  });

  it('logs in when another tab logs in, after checking the token', async () => {
    serve({ '/api/v1/auth/user': { body: { data: user } } });
    const app = await load();
    await app.startSession();
    app.otherTab('3|other');
    await vi.waitFor(() => expect(app.state()).toEqual({ phase: 'in', userId: 7 }));
  });

  it.each(['a refusal', 'the writer of before'])(
    "adopts another writer's login in another tab despite a late response: %s",
    async (late) => {
      const before = Promise.withResolvers<Answer>();
      const answers: Record<string, Answer | Promise<Answer>> = { '/api/v1/auth/user': before.promise };
      const { requests } = serve(answers);
      const app = await load();
      await app.startSession();
      app.otherTab('3|other');
      await vi.waitFor(() => expect(requests).toHaveLength(1));
      answers['/api/v1/auth/user'] = { body: { data: { ...user, id: 8 } } };
      app.otherTab(null);
      device.setItem('authToken', '4|else');
      before.resolve(late === 'a refusal' ? { status: 401, body: {} } : { body: { data: user } });
      await vi.waitFor(() => expect(app.state()).toEqual({ phase: 'in', userId: 8 }));
      expect(stored()).toBe('4|else');
    },
  );

  it('logs out when another tab logs out during the check at start', async () => {
    const before = Promise.withResolvers<Answer>();
    const { requests } = serve({ '/api/v1/auth/user': before.promise });
    const app = await load('1|abc');
    const started = app.startSession();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    app.otherTab(null);
    before.resolve({ body: { data: user } });
    await started;
    expect(app.state()).toEqual({ phase: 'out', reason: 'elsewhere' });
  });

  it("doesn't treat its own login as one in another tab", async () => {
    const { requests } = serve({ ...csrf, [login]: { body: { data: { user, token: '2|new' } } } });
    const app = await load();
    await app.startSession();
    await app.logIn(credentials);
    expect(requests.filter((entry) => entry.includes('/auth/user'))).toEqual([]);
  });
});

describe('expired session', () => {
  const other = { ...user, id: 8, email: 'ines@lamplight.test' };
  const refused: Answer = { status: 401, body: { message: 'Unauthenticated.' } };
  const stories = '/api/v1/stories';

  async function lapse() {
    const answers: Record<string, Answer> = { '/api/v1/auth/user': { body: { data: user } } };
    const { requests } = serve(answers);
    const app = await load('1|old');
    await app.startSession();
    answers[stories] = refused;
    const { api } = await import('#src/api/client.ts');
    const { sessionExpired$ } = await import('./session-state.ts');
    const { reauthenticate } = await import('./reauthentication.ts');
    const sendRequest = (operationId: string) =>
      api.send(stories, { operationId }).then(
        () => 'answered',
        (error: unknown) => error,
      );
    return {
      ...app,
      logInAgain: reauthenticate,
      answers,
      calls: requests,
      call: sendRequest,
      isLapsed: () => sessionExpired$.peek(),
    };
  }

  const signedIn = (as: typeof user): Record<string, Answer> => ({
    ...csrf,
    [login]: { body: { data: { user: as, token: '2|new' } } },
    [stories]: { body: { data: [] } },
  });

  it('asks the writer to log in again and then repeats the rejected requests', async () => {
    const app = await lapse();
    const requests = [app.call('storyList'), app.call('storyRead')];
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    Object.assign(app.answers, signedIn(user));
    expect(await app.logInAgain(credentials)).toBe(true);
    expect(await Promise.all(requests)).toEqual(['answered', 'answered']);
    expect([app.isLapsed(), stored(), app.state()]).toEqual([false, '2|new', { phase: 'in', userId: 7 }]);
    expect(app.calls.filter((entry) => entry.endsWith('2|new'))).toHaveLength(2);
  });

  it.each(['projectRead', 'elementInsightList', 'elementInsightHistoryList', 'userInsightSavedList', 'authFederate'])(
    "doesn't ask for a login when only %s is rejected",
    async (operationId) => {
      const app = await lapse();
      expect(await app.call(operationId)).toMatchObject({ status: 401 });
      expect(app.isLapsed()).toBe(false);
    },
  );

  it.each(['insightSave', 'chatMessageAnswer', 'broadcastingAuth'])(
    'detects the expired session through %s',
    async (operationId) => {
      const app = await lapse();
      void app.call(operationId);
      await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    },
  );

  it("sends no request as another writer and removes the previous writer's data", async () => {
    const app = await lapse();
    const request = app.call('storyList');
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    Object.assign(app.answers, signedIn(other));
    expect(await app.logInAgain(credentials)).toBe(false);
    expect(await request).toMatchObject({ status: 401 });
    expect([app.isLapsed(), app.getLastLoginUser(), stored()]).toEqual([false, null, '2|new']);
    expect(app.calls.filter((entry) => entry.endsWith(`${stories} Bearer 2|new`))).toEqual([]);
  });

  it('resumes when another tab logs in the same writer', async () => {
    const app = await lapse();
    const request = app.call('storyList');
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    Object.assign(app.answers, signedIn(user));
    app.otherTab('2|new');
    expect(await request).toBe('answered');
    expect(app.state()).toEqual({ phase: 'in', userId: 7 });
  });

  it('rejects the request and switches when another tab logs in a different writer', async () => {
    const app = await lapse();
    const request = app.call('storyList');
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    app.answers['/api/v1/auth/user'] = { body: { data: other } };
    app.otherTab('2|new');
    expect(await request).toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(app.state()).toEqual({ phase: 'in', userId: 8, other: true }));
    expect(stored()).toBe('2|new');
    expect(app.calls.filter((entry) => entry.endsWith(`${stories} Bearer 2|new`))).toEqual([]);
  });

  it('keeps the expired token when another tab is already asking for a login', async () => {
    vi.stubGlobal('navigator', {
      locks: { query: () => Promise.resolve({ held: [{ name: 'lamplight:sign-in-again' }] }) },
    });
    serve({ '/api/v1/auth/user': refused });
    const app = await load('1|old');
    await app.startSession();
    expect(app.state()).toEqual({ phase: 'out', reason: 'expired' });
    expect(stored()).toBe('1|old');
    vi.unstubAllGlobals();
  });

  it('logs out with the reason "expired" when the writer gives up', async () => {
    const app = await lapse();
    const request = app.call('storyList');
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    app.expireSession();
    expect(await request).toMatchObject({ status: 401 });
    expect(app.state()).toEqual({ phase: 'out', reason: 'expired' });
    expect([app.isLapsed(), stored()]).toEqual([false, null]);
  });
});

describe('another writer in the same tab', () => {
  it("marks the session as another writer's", async () => {
    const answers: Record<string, Answer> = {
      ...csrf,
      '/api/v1/auth/user': { body: { data: user } },
      [login]: { body: { data: { user: { ...user, id: 8 }, token: '2|new' } } },
    };
    serve(answers);
    const app = await load('1|abc');
    await app.startSession();
    app.otherTab(null);
    await app.logIn(credentials);
    expect(app.state()).toEqual({ phase: 'in', userId: 8, other: true });
  });

  it.each([
    ['the session expired before the reload', 8, true],
    ['the reload found the session expired', 8, true],
    ['the session expired before the reload', 7, false],
    ['the reload found the session expired', 7, false],
  ])('compares the next writer with the last one after a reload: %s, writer %i', async (when, id, isOther) => {
    const answers: Record<string, Answer> = { ...csrf, '/api/v1/auth/user': { body: { data: user } } };
    serve(answers);
    const before = await load('1|abc');
    await before.startSession();
    if (when === 'the session expired before the reload') before.expireSession();
    answers['/api/v1/auth/user'] = { status: 401, body: { message: 'Unauthenticated.' } };
    answers[login] = { body: { data: { user: { ...user, id }, token: '2|new' } } };
    vi.resetModules();
    const after = await load();
    await after.startSession();
    await after.logIn(credentials);
    expect(after.state()).toEqual({ phase: 'in', userId: id, ...(isOther && { other: true }) });
  });
});
