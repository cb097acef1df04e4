/** First visits with a slow processor and network, over HTTP/2, beside a page with only the libraries. */
import { setTimeout as wait } from 'node:timers/promises';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildTarget } from '#config/browsers.ts';
import { type BrowserFixture, type BrowserPage, withBrowser } from '../browser/browser-fixture.ts';
import { type Http2Server, startHttp2Server, trustArgument } from './http2-server.ts';
import { comparing, median } from './statistics.ts';

export const processorSlowdown = 4;
/** Lighthouse's slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const visits = 7;

/** Times in ms since the navigation started; `shift` is the sum of all layout shifts. */
export type Paints = { first: number; largest: number; shift: number };

declare global {
  var lamplightPaints: Paints;
}

function installPaintProbe(): void {
  const paints = { first: 0, largest: 0, shift: 0 };
  globalThis.lamplightPaints = paints;
  const observe = (type: string, add: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry);
    });
    observer.observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    paints.largest = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) paints.shift += value;
  });
}

export type Visited = { readonly fixture: BrowserFixture; readonly ours: Http2Server; readonly floor: Http2Server };

/** Builds ours for production and the floor page, and runs `work` with a browser and a server for each. */
export function withFloor(work: (visited: Visited) => Promise<string[]>): Promise<string[]> {
  const outDir = { ours: `${process.cwd()}/.cache/first-visit`, floor: `${process.cwd()}/.cache/floor` };
  return withBrowser(
    async (fixture) => {
      const ours = await startHttp2Server(outDir.ours, fixture.origin);
      const floor = await startHttp2Server(outDir.floor, fixture.origin);
      try {
        // As for a real server, with the mock server's live connection.
        Object.assign(process.env, { VITE_REVERB_APP_KEY: 'demo', VITE_REVERB_PORT: new URL(ours.origin).port });
        await build({ logLevel: 'warn', build: { outDir: outDir.ours } });
        await build({
          root: `${import.meta.dirname}/floor`,
          configFile: false,
          logLevel: 'warn',
          plugins: [react()],
          build: { outDir: outDir.floor, emptyOutDir: true, target: buildTarget, modulePreload: { polyfill: false } },
        });
        return await work({ fixture, ours, floor });
      } finally {
        await ours.close();
        await floor.close();
      }
    },
    [trustArgument],
  );
}

/** Opens a page with an empty cache. */
export async function openPhone(
  { fixture }: Visited,
  { scenario, ...look }: { scenario?: string; serviceWorkers?: 'allow' } = {},
): Promise<BrowserPage> {
  return fixture.openPage(scenario, (context) => context.addInitScript(installPaintProbe), { ...phone, ...look });
}

export async function slowDown({ cdp }: BrowserPage): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

async function measureLogin(visited: Visited, server: Http2Server): Promise<Paints> {
  const browserPage = await openPhone(visited);
  const { page } = browserPage;
  await slowDown(browserPage);
  await page.goto(`${server.origin}/auth/login`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  const paints = await page.evaluate(() => globalThis.lamplightPaints);
  await page.context().close();
  return paints;
}

/** Returns the kB that a first visit to the login transfers until nothing more arrives, with the offline copy. */
async function measureTransfers(visited: Visited): Promise<number> {
  const { ours } = visited;
  const before = ours.countSent();
  const { page } = await openPhone(visited, { serviceWorkers: 'allow' });
  await page.goto(`${ours.origin}/auth/login`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (let last = -1; last < ours.countSent();) {
    last = ours.countSent();
    await wait(10_000);
  }
  await page.context().close();
  return (ours.countSent() - before) / 1000;
}

export function firstVisit(): Promise<string[]> {
  return withFloor(async (visited) => {
    const [ours, floor]: [Paints[], Paints[]] = [[], []];
    for (let n = 0; n < visits; n += 1) {
      ours.push(await measureLogin(visited, visited.ours));
      floor.push(await measureLogin(visited, visited.floor));
    }
    const line = comparing(ours, floor);
    const transfers = await measureTransfers(visited);
    return [
      `First visit to the login over HTTP/2, slow 4G, processor ${processorSlowdown} × slower; ours, then the libraries alone:`,
      line('first paint, median, ms', (paints) => median(paints.map(({ first }) => first))),
      line('largest paint, median, ms', (paints) => median(paints.map(({ largest }) => largest)), 'ratio at most 1.1'),
      `all transfers until idle, kB${transfers.toFixed(0).padStart(26)} (at most 1,000)`,
    ];
  });
}
