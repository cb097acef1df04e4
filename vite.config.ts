import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildTarget, withOldestBrowsers } from './config/browsers.ts';
import { securityHeaders } from './config/security-headers.ts';
import { readBuildSettings } from './config/settings.ts';
import { withShareImage } from './config/share-image.ts';

/**
 * `vite build` builds for production (dist/app), `vite build --mode mock` for the mock server (dist/mock).
 * scripts/dev.ts starts the development server with policy and proxy.
 */
export default defineConfig(({ mode }) => {
  const settings = readBuildSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  const { mock, pageOrigin } = settings;
  const shareImage: Plugin = {
    name: 'share-image',
    transformIndexHtml: (page) => withShareImage(page, pageOrigin),
  };
  const oldestBrowsers: Plugin = { name: 'oldest-browsers', transformIndexHtml: withOldestBrowsers };
  const offlineCopy = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app',
    filename: 'sw.ts',
    // src/app/service-worker.ts registers it, under the policy's Trusted Types.
    injectRegister: false,
    // public/manifest.webmanifest
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: [
        '{index.html,start.js,browser-check.js,browser-check.css,favicon.{ico,svg},manifest.webmanifest,icon-192.png}',
        'assets/*.{js,css,woff2}',
      ],
      // Few writers need them. The worker caches fonts with rare letters when a page uses them.
      globIgnores: ['assets/{to-word,start-reporting}-*', 'assets/*-latin-ext-*', 'assets/newsreader-accents-*'],
      // Their names contain a hash.
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
  return {
    plugins: [react(), shareImage, oldestBrowsers, offlineCopy],
    preview: { headers: securityHeaders(settings) },
    build: {
      outDir: mock ? 'dist/mock' : 'dist/app',
      emptyOutDir: true,
      target: buildTarget,
      // The policy blocks data: addresses.
      assetsInlineLimit: 0,
      // .size-limit.mjs reads which files each screen needs.
      manifest: true,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What the first page needs, in one file.
              { name: 'start', tags: ['$initial'], priority: 1 },
              // What starts the screens' reads, so that these wait for no other code.
              { name: 'reads', test: /src\/screens\/(home|stories|conversation)\/.*loaders\.ts$/u, priority: 1 },
              { name: 'project-reads', test: /src\/screens\/(projects|elements|trash)\/.*loaders\.ts$/u },
              // What every screen behind the login needs, in one file instead of fifty, which compress worse.
              { name: 'shell', test: /src\/(app\/shell\/shell|screens\/home\/home\.screen)\.tsx$/u },
              // What many screens share, in one file instead of dozens of small ones.
              { name: 'common', test: /src\/|node_modules\/(@chakra-ui|@zag-js|lucide-react)\//u, minShareCount: 4 },
            ],
          },
        },
      },
    },
  };
});
