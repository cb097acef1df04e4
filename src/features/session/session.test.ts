import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#src/platform/testing/fake-storage.ts';

type Answer = { status?: number; body?: unknown; text?: string } | 'unreachable';

const origin = 'https://lamplight.test';
const user = { id: 7, name: 'Ana Reyes', email: 'ana@lamplight.test' };
const credentials = { email: 'ana@lamplight.test', password: 'secret' };

/** A server of few words: the answer of each path. Calls to anything else count as no answer. */
function serve(answers: Record<string, Answer | Promise<Answer>>): { calls: string[] } {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const token = new Headers(init.headers).get('Authorization');
    calls.push(`${init.method} ${url.pathname}${token === null ? '' : ` ${token}`}`);
    const answer = await Promise.resolve(answers[url.pathname] ?? 'unreachable');
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const { status = 200, body, text } = answer;
    const content = text ?? (body === undefined ? null : JSON.stringify(body));
    return new Response(content, { status, headers: { 'Content-Type': 'application/json' } });
  });
  return { calls };
}

const csrf = { '/sanctum/csrf-cookie': { status: 204 } } satisfies Record<string, Answer>;
const login = '/api/v1/auth/login';
let device = memoryStorage();
let visit = memoryStorage();
const stored = (): string | null => device.getItem('authToken');

/** A freshly loaded application. `otherTab` tells it what another tab did with the token. */
async function load(token: string | null = null) {
  if (token !== null) device.setItem('authToken', token);
  const { startSettings } = await import('#src/platform/env.ts');
  startSettings({ VITE_MOCK: 'true' }, new URL(origin));
  const session = await import('./session.ts');
  const { session$ } = await import('./session-state.ts');
  const otherTab = (newValue: string | null): void => {
    if (newValue === null) device.removeItem('authToken');
    else device.setItem('authToken', newValue);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken', newValue }));
  };
  const startSession = () => session.startSession(() => import('./reentry.ts'));
  return { ...session, startSession, state: () => session$.peek(), otherTab };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL(origin));
  device = memoryStorage();
  visit = memoryStorage();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', visit);
});

describe('at start', () => {
  // Covers AUTH-03.
  it('nobody is logged in, and nothing is asked, when no token is stored', async () => {
    const { calls } = serve({});
    const app = await load();
    await app.startSession();
    expect(app.state()).toEqual({ phase: 'out', reason: 'none' });
    expect(calls).toEqual([]);
  });

  it.each(['undefined', '[object Object]', 'x'.repeat(1_000_000)])(
    'the remains of a token count as none: nothing is sent with it',
    async (token) => {
      const { calls } = serve({});
      const app = await load(token);
      await app.startSession();
      expect(app.state().phase).toBe('out');
      expect(calls).toEqual([]);
    },
  );

  it('a stored token logs in once the server has named its user', async () => {
    const { calls } = serve({ '/api/v1/auth/user': { body: { data: user } } });
    const app = await load('1|abc');
    expect(app.state()).toEqual({ phase: 'checking' });
    await app.startSession();
    expect(app.state()).toEqual({ phase: 'in', userId: 7 });
    expect(app.getLastLoginUser()).toEqual(user);
    expect(calls).toEqual(['GET /api/v1/auth/user Bearer 1|abc']);
  });

  // Covers AUTH-04, AUTH-05.
  it.each<[Answer, string]>([
    [{ status: 401, body: { message: 'Unauthenticated.' } }, 'expired'],
    [{ status: 500 }, 'expired'],
    [{ body: { data: null } }, 'expired'],
    [{ body: { data: { name: 'Nobody' } } }, 'expired'],
    [{ text: '<html>' }, 'expired'],
    ['unreachable', 'unreachable'],
  ])('an answer of %j clears the stored token and says why', async (answer, reason) => {
    serve({ '/api/v1/auth/user': answer });
    const app = await load('1|abc');
    await app.startSession();
    expect(app.state()).toEqual({ phase: 'out', reason });
    expect(stored()).toBeNull();
  });
});

describe('logging in', () => {
  // Covers AUTH-02, AUTH-06, API-05, API-06.
  it('asks for the XSRF cookie first, and keeps user and token', async () => {
    const { calls } = serve({ ...csrf, [login]: { body: { data: { user, token: '2|new' } } } });
    const app = await load();
    await app.startSession();
    await app.logIn(credentials);
    expect(calls).toEqual(['GET /sanctum/csrf-cookie', `POST ${login}`]);
    expect(app.state()).toEqual({ phase: 'in', userId: 7 });
    expect(stored()).toBe('2|new');
  });

  // Covers AUTH-08.
  it('works when a warning stands before the answer', async () => {
    const text = `<br />Warning: something\n${JSON.stringify({ data: { user, token: '2|new' } })}`;
    serve({ ...csrf, [login]: { text } });
    const app = await load();
    await app.logIn(credentials);
    expect(app.state().phase).toBe('in');
  });

  // Covers AUTH-07.
  it.each<[unknown, string]>([
    [{ data: { user } }, 'Invalid response from server. Missing user or token data.'],
    [{ data: { token: '2|new' } }, 'Invalid response from server. Missing user or token data.'],
    [
      { data: { user: { name: 'Nobody' }, token: '2|new' } },
      'Invalid response from server. Missing user or token data.',
    ],
    [{}, 'Invalid response from server.'],
    ['hello', 'Invalid response from server.'],
  ])('logs nobody in with an answer of %j', async (body, text) => {
    serve({ ...csrf, [login]: { body } });
    const app = await load();
    await app.startSession();
    await expect(app.logIn(credentials)).rejects.toThrow(text);
    expect(app.state()).toEqual({ phase: 'out', reason: 'none' });
    expect(stored()).toBeNull();
  });
});

describe('logging out', () => {
  // Covers AUTH-11, AUTH-12.
  it.each<Answer>([{ status: 204 }, { status: 500 }, 'unreachable'])(
    'forgets the login whatever the server says (%j), and what was kept for this visit',
    async (answer) => {
      serve({ '/api/v1/auth/user': { body: { data: user } }, '/api/v1/auth/logout': answer });
      const app = await load('1|abc');
      await app.startSession();
      visit.setItem('speakingMode', 'false');
      device.setItem('theme', 'dark');
      await app.logOut();
      expect(app.state()).toEqual({ phase: 'out', reason: 'loggedOut' });
      expect([stored(), app.getLastLoginUser(), visit.length]).toEqual([null, null, 0]);
      expect(device.getItem('theme')).toBe('dark');
    },
  );
});

describe('another tab', () => {
  // Covers ROUTER-35.
  it('logs this one out', async () => {
    serve({ '/api/v1/auth/user': { body: { data: user } } });
    const app = await load('1|abc');
    await app.startSession();
    app.otherTab(null);
    expect(app.state()).toEqual({ phase: 'out', reason: 'elsewhere' });
  });

  it('logs this one in, after its token was checked', async () => {
    serve({ '/api/v1/auth/user': { body: { data: user } } });
    const app = await load();
    await app.startSession();
    app.otherTab('3|other');
    await vi.waitFor(() => expect(app.state()).toEqual({ phase: 'in', userId: 7 }));
  });

  it.each(['a refusal', 'the writer of before'])(
    'that logs in as somebody else while this one asks who it is counts, whatever comes late: %s',
    async (late) => {
      const before = Promise.withResolvers<Answer>();
      const answers: Record<string, Answer | Promise<Answer>> = { '/api/v1/auth/user': before.promise };
      const { calls } = serve(answers);
      const app = await load();
      await app.startSession();
      app.otherTab('3|other');
      await vi.waitFor(() => expect(calls).toHaveLength(1));
      answers['/api/v1/auth/user'] = { body: { data: { ...user, id: 8 } } };
      app.otherTab(null);
      device.setItem('authToken', '4|else');
      before.resolve(late === 'a refusal' ? { status: 401, body: {} } : { body: { data: user } });
      await vi.waitFor(() => expect(app.state()).toEqual({ phase: 'in', userId: 8 }));
      expect(stored()).toBe('4|else');
    },
  );

  it('that logs out while this one asks at start who it is logs it out', async () => {
    const before = Promise.withResolvers<Answer>();
    const { calls } = serve({ '/api/v1/auth/user': before.promise });
    const app = await load('1|abc');
    const started = app.startSession();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    app.otherTab(null);
    before.resolve({ body: { data: user } });
    await started;
    expect(app.state()).toEqual({ phase: 'out', reason: 'elsewhere' });
  });

  it('is not mistaken for a login in this one', async () => {
    const { calls } = serve({ ...csrf, [login]: { body: { data: { user, token: '2|new' } } } });
    const app = await load();
    await app.startSession();
    await app.logIn(credentials);
    expect(calls.filter((call) => call.includes('/auth/user'))).toEqual([]);
  });
});

describe('a login that the server ends in mid-session', () => {
  const other = { ...user, id: 8, email: 'ines@lamplight.test' };
  const refused: Answer = { status: 401, body: { message: 'Unauthenticated.' } };
  const stories = '/api/v1/stories';

  /** A writer at work, whose token is refused from now on; `answers` are those of the server then. */
  async function lapse() {
    const answers: Record<string, Answer> = { '/api/v1/auth/user': { body: { data: user } } };
    const { calls } = serve(answers);
    const app = await load('1|old');
    await app.startSession();
    answers[stories] = refused;
    const { transport } = await import('#src/platform/transport.ts');
    const { sessionExpired$ } = await import('./session-state.ts');
    const { reauthenticate } = await import('./reentry.ts');
    const call = (operationId: string) =>
      transport(stories, { operationId }).then(
        () => 'answered',
        (error: unknown) => error,
      );
    return { ...app, logInAgain: reauthenticate, answers, calls, call, isLapsed: () => sessionExpired$.peek() };
  }

  const signedIn = (as: typeof user): Record<string, Answer> => ({
    ...csrf,
    [login]: { body: { data: { user: as, token: '2|new' } } },
    [stories]: { body: { data: [] } },
  });

  it('asks the writer to sign in again; then what was refused goes out anew, and nothing else has changed', async () => {
    const app = await lapse();
    const calls = [app.call('storyList'), app.call('storyRead')];
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    Object.assign(app.answers, signedIn(user));
    expect(await app.logInAgain(credentials)).toBe(true);
    expect(await Promise.all(calls)).toEqual(['answered', 'answered']);
    expect([app.isLapsed(), stored(), app.state()]).toEqual([false, '2|new', { phase: 'in', userId: 7 }]);
    expect(app.calls.filter((made) => made.endsWith('2|new'))).toHaveLength(2);
  });

  it.each(['projectRead', 'elementInsightList', 'elementInsightHistoryList', 'userInsightSavedList', 'authFederate'])(
    'is no reason to ask when %s alone was refused',
    async (operationId) => {
      const app = await lapse();
      expect(await app.call(operationId)).toMatchObject({ status: 401 });
      expect(app.isLapsed()).toBe(false);
    },
  );

  it.each(['insightSave', 'chatMessageAnswer', 'broadcastingAuth'])('is noticed by %s', async (operationId) => {
    const app = await lapse();
    void app.call(operationId);
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
  });

  it('sends nothing in the name of another writer, and leaves nothing of the one before', async () => {
    const app = await lapse();
    const call = app.call('storyList');
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    Object.assign(app.answers, signedIn(other));
    expect(await app.logInAgain(credentials)).toBe(false);
    expect(await call).toMatchObject({ status: 401 });
    expect([app.isLapsed(), app.getLastLoginUser(), stored()]).toEqual([false, null, '2|new']);
    expect(app.calls.filter((made) => made.endsWith(`${stories} Bearer 2|new`))).toEqual([]);
  });

  it('goes on as well when another tab has signed the same writer in', async () => {
    const app = await lapse();
    const call = app.call('storyList');
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    Object.assign(app.answers, signedIn(user));
    app.otherTab('2|new');
    expect(await call).toBe('answered');
    expect(app.state()).toEqual({ phase: 'in', userId: 7 });
  });

  it('ends when another tab has signed somebody else in, who then begins here as well', async () => {
    const app = await lapse();
    const call = app.call('storyList');
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    app.answers['/api/v1/auth/user'] = { body: { data: other } };
    app.otherTab('2|new');
    expect(await call).toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(app.state()).toEqual({ phase: 'in', userId: 8, other: true }));
    expect(stored()).toBe('2|new');
    expect(app.calls.filter((made) => made.endsWith(`${stories} Bearer 2|new`))).toEqual([]);
  });

  it('leaves the token to the tab that asks, when a new one finds that it has ended', async () => {
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

  it('ends at the login screen when the writer gives up, which says why', async () => {
    const app = await lapse();
    const call = app.call('storyList');
    await vi.waitFor(() => expect(app.isLapsed()).toBe(true));
    app.endSession();
    expect(await call).toMatchObject({ status: 401 });
    expect(app.state()).toEqual({ phase: 'out', reason: 'expired' });
    expect([app.isLapsed(), stored()]).toEqual([false, null]);
  });
});

describe('another writer in the same tab', () => {
  it('is known as another, so that nothing leads to where the one before was going', async () => {
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
});
