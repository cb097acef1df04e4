/**
 * Service worker that caches only the build's own files. Pages come from the network first, hashed files from the
 * cache. Writers' data never passes through it.
 */
import { serverPath } from '#config/server-path.ts';
import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

declare const self: Window & {
  skipWaiting: () => Promise<void>;
  /** The list of files to cache, which the build writes here. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

setCacheNameDetails({ prefix: 'lamplight' });

self.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// Pages come from the network first, so a new build and its headers apply at once.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' });
cleanupOutdatedCaches();

// The casts are for exactOptionalPropertyTypes.
registerRoute(
  /\/assets\/[^/]+\.woff2$/,
  new CacheFirst({ cacheName: 'lamplight-fonts', plugins: [new ExpirationPlugin({ maxEntries: 8 }) as WorkboxPlugin] }),
);

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.origin === self.location.origin && !serverPath.test(url.pathname),
  new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: 'index.html' }) as WorkboxPlugin] }),
);
