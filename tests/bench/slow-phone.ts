/** First visits on a slow phone over HTTP/2: ours, built for production, beside a page with only the libraries. */
import { hash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import compression from 'compression';
import { build, type Connect, type InlineConfig, type Plugin, preview, type PreviewServer } from 'vite';
import { buildTarget } from '#config/browsers.ts';
import { serverPath } from '#config/server-path.ts';
import { chromiumOptions } from '#scripts/browser/find-chromium.ts';
import { selfSigned } from '../../packages/verify/tests/reference-server/self-signed.ts';
import { mockOrigin } from '../support/mock-origin.ts';
import { test as base } from './bench-page.ts';

const processorSlowdown = 4;
/** Lighthouse's slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** In ms, except for CLS. */
export type Vitals = { readonly FCP: number; readonly LCP: number; readonly CLS: number; readonly INP: number };

declare global {
  var lamplightVitals: Partial<Vitals>;
}

/** Runs inside the page: reports each value as soon as it's known, and changes. */
const vitalsProbe = `${readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')}
globalThis.lamplightVitals = {};
const keep = ({ name, value }) => { globalThis.lamplightVitals[name] = value; };
const all = { reportAllChanges: true, durationThreshold: 16 };
for (const watch of [webVitals.onFCP, webVitals.onLCP, webVitals.onCLS, webVitals.onINP]) watch(keep, all);`;

const https = selfSigned();
const publicKey = new X509Certificate(https.cert).publicKey.export({ type: 'spki', format: 'der' });
/** Makes Chromium accept the certificate. After ignoring an error, it would cache no response. */
const trust = `--ignore-certificate-errors-spki-list=${hash('sha256', publicKey, 'base64')}`;

/** nginx compresses so without its brotli module. */
const gzip: Plugin = {
  name: 'gzip',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      request.headers['accept-encoding'] = 'gzip';
      next();
    });
    middlewares.use(compression() as Connect.NextHandleFunction);
  },
};

/** Serves a build over HTTP/2, in front of the mock server, and then builds it for that address. */
async function serveBuild(config: InlineConfig): Promise<PreviewServer> {
  const proxy = { [serverPath.source]: { target: mockOrigin(), ws: true } };
  const server = await preview({
    ...config,
    logLevel: 'silent',
    plugins: [gzip],
    preview: { host: '127.0.0.1', port: 0, https, proxy },
  });
  // As for a real server, with the mock server's live connection.
  Object.assign(process.env, { VITE_REVERB_APP_KEY: 'demo', VITE_REVERB_PORT: new URL(getOrigin(server)).port });
  await build(config);
  return server;
}

function getOrigin({ resolvedUrls }: PreviewServer): string {
  return new URL(resolvedUrls?.local[0] ?? '').origin;
}

/** Addresses. */
type Sites = { readonly ours: string; readonly floor: string };

type Fixtures = {
  /** Opens a page with an empty cache. After `prepare`, processor and network are slow. */
  openPhone: (scenario: string, prepare?: (page: Page) => Promise<void>) => Promise<Page>;
};

export const test = base.extend<Fixtures, { sites: Sites }>({
  launchOptions: [chromiumOptions(trust), { scope: 'worker' }],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const ours = await serveBuild({ logLevel: 'warn', build: { outDir: resolve('.cache/first-visit') } });
      const floor = await serveBuild({
        root: `${import.meta.dirname}/floor`,
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        build: {
          outDir: resolve('.cache/floor'),
          emptyOutDir: true,
          target: buildTarget,
          modulePreload: { polyfill: false },
        },
      });
      await use({ ours: getOrigin(ours), floor: getOrigin(floor) });
      await Promise.all([ours.close(), floor.close()]);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  openPhone: async ({ openPage }, use) => {
    await use(async (scenario, prepare) => {
      const { page, cdp } = await openPage(scenario, phone);
      await page.addInitScript(vitalsProbe);
      await prepare?.(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', slow4g);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
      return page;
    });
  },
});

/** Waits until the page knows it. */
export async function readVital(page: Page, name: keyof Vitals): Promise<number> {
  await page.waitForFunction((key) => globalThis.lamplightVitals[key] !== undefined, name);
  return page.evaluate((key) => globalThis.lamplightVitals[key] ?? 0, name);
}
