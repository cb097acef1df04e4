/**
 * Service worker that caches only the build's own files. Pages come from the network first, hashed files from the
 * cache. Writers' data never passes through it.
 */
import type { VitePWAOptions } from 'vite-plugin-pwa';

type RouteInput = { request: Request; url: URL };

/** Copied into the worker as source, so it can't use other code. */
function isOwnPage({ request, url }: RouteInput): boolean {
  return (
    request.mode === 'navigate' &&
    url.origin === self.location.origin &&
    !/^\/(?:api|sanctum|broadcasting|apps?|media|storage|__mock)(?:\/|$)/.test(url.pathname)
  );
}

/** Fonts with letters that few texts have. The worker caches them when a page uses them. */
const rareFonts = ['assets/*-latin-ext-*', 'assets/newsreader-accents-*'];

export const offlineCopy: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  filename: 'sw.js',
  registerType: 'prompt',
  // The page's policy allows only the registration in src/platform/service-worker.ts.
  injectRegister: null,
  manifest: false,
  workbox: {
    // The worker's policy forbids importScripts.
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
    globIgnores: ['assets/to-word-*', 'assets/start-reporting-*', ...rareFonts],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 2_000_000,
    cleanupOutdatedCaches: true,
    clientsClaim: false,
    skipWaiting: false,
    // Pages come from the network first, so a new build and its headers apply at once.
    navigateFallback: null,
    directoryIndex: null,
    runtimeCaching: [
      {
        urlPattern: /\/assets\/[^/]+\.woff2$/,
        handler: 'CacheFirst',
        options: { cacheName: 'lamplight-fonts', expiration: { maxEntries: 8 } },
      },
      {
        urlPattern: isOwnPage,
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: 'index.html' } },
      },
    ],
  },
};
