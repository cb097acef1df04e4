/**
 * The service worker that a build brings along: it keeps a copy of the build's own files, and nothing else. Pages come from the
 * network, from the copy only without one; files with a hash in their name come from the copy. Whatever has data of a writer in
 * it (API, broadcasting, media, the controls of the mock environment) never passes through it.
 */
import type { VitePWAOptions } from 'vite-plugin-pwa';

type RouteInput = { request: Request; url: URL };

/** Written into the worker as it stands, so it names everything itself. */
const isOwnPage = ({ request, url }: RouteInput): boolean =>
  request.mode === 'navigate' &&
  url.origin === self.location.origin &&
  !/^\/(?:api|sanctum|broadcasting|apps?|media|storage|__mock)(?:\/|$)/.test(url.pathname);

export const offlineCopy: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  filename: 'sw.js',
  registerType: 'prompt',
  // The page's policy allows only a registration of its own (src/platform/service-worker.ts), and the manifest is a plain file.
  injectRegister: null,
  manifest: false,
  workbox: {
    // The policy of the worker allows no importScripts.
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cacheId: 'lamplight',
    globPatterns: [
      'index.html',
      'theme.js',
      'browser-check.js',
      'browser-check.css',
      'favicon.svg',
      'manifest.webmanifest',
      'icon-192.png',
      'assets/*.{js,css,woff2}',
    ],
    // Nobody exports a file or reports an error without a network.
    globIgnores: ['assets/to-word-*', 'assets/start-reporting-*'],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 2_000_000,
    cleanupOutdatedCaches: true,
    clientsClaim: false,
    skipWaiting: false,
    // Pages are never answered from the copy while there is a network: a new build shows at once, and so do its headers.
    navigateFallback: null,
    directoryIndex: null,
    runtimeCaching: [
      {
        urlPattern: isOwnPage,
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: 'index.html' } },
      },
    ],
  },
};
