/**
 * Watches a browser context for what must never happen: an uncaught error, an error in the console, a violation of the
 * content security policy, a request to another origin, and the session's token anywhere but in a header.
 */
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** What the init script below writes to the console; errors of the console are findings anyway. */
const violation = 'security policy violation';

export type PageGuard = {
  /** Forgets what was found and expected so far. */
  restart: () => void;
  /** Says that an error of the console matching `pattern` belongs to this test; it must then occur. */
  expectError: (pattern: RegExp) => void;
  /** Waits for expected errors that are still on their way: a browser tells of them after the page knows. */
  settle: () => Promise<void>;
  /** Fails when something was found, or an expected error did not occur. */
  verify: () => void;
};

function reportViolations(marker: string): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    // oxlint-disable-next-line no-console -- this runs in the page, and the guard reads the page's console
    console.error(`${marker}: ${violatedDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}

/** Everything that a token could leak into, and the tokens seen in requests. */
class Canary {
  readonly #tokens = new Set<string>();
  readonly #texts: string[] = [];

  sees(request: Request): void {
    this.#texts.push(request.url());
    const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (token !== undefined) this.#tokens.add(token);
  }

  reads(text: string): void {
    this.#texts.push(text);
  }

  leaks(): string[] {
    const spellings = [...this.#tokens].flatMap((token) => [token, encodeURIComponent(token)]);
    const leaked = this.#texts.filter((text) => spellings.some((spelling) => text.includes(spelling)));
    return leaked.map((text) => `the session token leaked: ${text}`);
  }
}

/** The guards of contexts that are used for one test after the other. */
const guards = new WeakMap<BrowserContext, PageGuard>();

/**
 * Watches all pages of the context, from before their first request. `origin` is the only one they may speak to. For a context
 * that is watched already, a new watch begins, which knows nothing of what was found before.
 */
export async function guard(context: BrowserContext, origin: string): Promise<PageGuard> {
  const existing = guards.get(context);
  existing?.restart();
  if (existing) return existing;
  const findings: string[] = [];
  const expected = new Map<RegExp, number>();
  let canary = new Canary();
  const { host } = new URL(origin);

  const found = (what: string, text: string): void => {
    const pattern = [...expected.keys()].find((candidate) => candidate.test(text));
    if (pattern === undefined) findings.push(`${what}: ${text}`);
    else expected.set(pattern, (expected.get(pattern) ?? 0) + 1);
  };

  const watchPage = (page: Page): void => {
    page.on('framenavigated', (frame) => canary.reads(frame.url()));
    page.on('websocket', (socket) => {
      canary.reads(socket.url());
      if (new URL(socket.url()).host !== host) found('a websocket to another origin', socket.url());
    });
  };

  await context.addInitScript(reportViolations, violation);
  context.on('page', watchPage);
  context.on('weberror', (error) => found('an uncaught error', String(error.error().stack ?? error.error())));
  context.on('console', (message) => {
    canary.reads(message.text());
    if (message.type() === 'error') found('an error in the console', `${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    canary.sees(request);
    const url = new URL(request.url());
    if (!['blob:', 'data:', 'about:'].includes(url.protocol) && url.host !== host)
      found('a request to another origin', request.url());
  });

  const missingOnes = (): string[] =>
    [...expected].filter(([, times]) => times === 0).map(([pattern]) => String(pattern));

  const watch: PageGuard = {
    restart: () => {
      findings.length = 0;
      expected.clear();
      canary = new Canary();
    },
    expectError: (pattern) => expected.set(pattern, 0),
    settle: () =>
      expect
        .poll(missingOnes)
        .toEqual([])
        // What has not come by then is said by `verify`, with everything else.
        .catch(() => undefined),
    verify: () => {
      const missing = missingOnes();
      expect([...findings, ...canary.leaks()], 'what must never happen in a page').toEqual([]);
      expect(missing, 'errors of the console that this test announced and that did not occur').toEqual([]);
    },
  };
  guards.set(context, watch);
  return watch;
}
