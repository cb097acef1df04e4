/**
 * Watches a browser context for uncaught errors, console errors and policy violations. Also finds requests to another
 * origin, and the session's token outside a header.
 */
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const violation = 'security policy violation';

export type PageGuard = {
  restart: () => void;
  /** Expects a console error matching `pattern`; it must then occur. */
  expectError: (pattern: RegExp) => void;
  /** Accepts a console error matching `pattern`, which random input may or may not cause. */
  allowError: (pattern: RegExp) => void;
  /** Lets the pages request another origin too, such as that of an API with its own host. */
  allowOrigin: (origin: string) => void;
  /** Waits for pending expected errors: browsers report them after the page notices. */
  settle: () => Promise<void>;
  verify: () => void;
};

function reportViolations(marker: string): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    // oxlint-disable-next-line no-console -- this runs in the page, and the guard reads the page's console
    console.error(`${marker}: ${violatedDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}

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

const guards = new WeakMap<BrowserContext, PageGuard>();

/**
 * Watches the context's pages from before their first request. They may request `origin` alone unless a test
 * allows another. Restarts the watch of a watched context.
 */
export async function guard(context: BrowserContext, origin: string): Promise<PageGuard> {
  const existing = guards.get(context);
  existing?.restart();
  if (existing) return existing;
  const findings: string[] = [];
  const expected = new Map<RegExp, number>();
  let canary = new Canary();
  const hosts = new Set([new URL(origin).host]);

  const addFinding = (what: string, text: string): void => {
    // The port is random and may look like a status code.
    const portless = [...hosts].reduce((rest, host) => rest.replaceAll(host, new URL(`http://${host}`).hostname), text);
    const pattern = [...expected.keys()].find((candidate) => candidate.test(portless));
    if (pattern === undefined) findings.push(`${what}: ${text}`);
    else expected.set(pattern, (expected.get(pattern) ?? 0) + 1);
  };

  const watchPage = (page: Page): void => {
    page.on('framenavigated', (frame) => canary.reads(frame.url()));
    page.on('websocket', (socket) => {
      canary.reads(socket.url());
      if (!hosts.has(new URL(socket.url()).host)) addFinding('a websocket to another origin', socket.url());
    });
  };

  await context.addInitScript(reportViolations, violation);
  context.on('page', watchPage);
  context.on('weberror', (error) => addFinding('an uncaught error', String(error.error().stack ?? error.error())));
  context.on('console', (message) => {
    canary.reads(message.text());
    if (message.type() === 'error')
      addFinding('an error in the console', `${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    canary.sees(request);
    const url = new URL(request.url());
    if (!['blob:', 'data:', 'about:'].includes(url.protocol) && !hosts.has(url.host))
      addFinding('a request to another origin', request.url());
  });

  const missingOnes = (): string[] =>
    [...expected].filter(([, times]) => times === 0).map(([pattern]) => String(pattern));

  const watch: PageGuard = {
    restart: () => {
      findings.length = 0;
      expected.clear();
      canary = new Canary();
      hosts.clear();
      hosts.add(new URL(origin).host);
    },
    expectError: (pattern) => expected.set(pattern, 0),
    allowError: (pattern) => expected.set(pattern, 1),
    allowOrigin: (other) => hosts.add(new URL(other).host),
    settle: () =>
      expect
        .poll(missingOnes)
        .toEqual([])
        // `verify` reports errors that haven't arrived by then.
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
