import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { buildTarget, withOldestBrowsers } from './config/browsers.ts';
import { fetchedTogether, firstChunk, separateManifest } from './config/chunks.ts';
import { lucideIcons } from './config/icons.ts';
import { offlineCopy } from './config/offline-copy.ts';
import { screenPreload } from './config/screen-preload.ts';
import { readBuildSettings } from './config/settings.ts';
import { withShareImage } from './config/share-image.ts';

const routerBuild = join(import.meta.dirname, 'node_modules/react-router/dist/production');

/**
 * `vite build` builds for production (dist/app), `vite build --mode mock` for the mock server (dist/mock).
 * scripts/dev.ts starts the development server with policy and proxy.
 */
export default defineConfig(({ command, mode }) => {
  const { mock, pageOrigin } = readBuildSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  const shareImage: Plugin = {
    name: 'share-image',
    transformIndexHtml: (page) => withShareImage(page, pageOrigin),
  };
  const oldestBrowsers: Plugin = { name: 'oldest-browsers', transformIndexHtml: withOldestBrowsers };
  return {
    plugins: [
      react(),
      lucideIcons(command === 'build'),
      shareImage,
      oldestBrowsers,
      screenPreload,
      separateManifest,
      offlineCopy,
    ],
    // For bundlers the package exports only its development build.
    ...(command === 'build' && {
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
        ],
      },
    }),
    build: {
      outDir: mock ? 'dist/mock' : 'dist/app',
      emptyOutDir: true,
      target: buildTarget,
      // The policy blocks data: addresses, and hashed files are cached permanently.
      assetsInlineLimit: 0,
      manifest: true,
      sourcemap: false,
      modulePreload: { polyfill: false, resolveDependencies: fetchedTogether },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        // Emotion needs it only for `withTheme`, which we don't use.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
        output: {
          codeSplitting: {
            // Don't move modules shared with the entry point.
            includeDependenciesRecursively: false,
            groups: [
              // What the page needs, in one file.
              { name: 'start', tags: ['$initial'] },
              { name: firstChunk(process.cwd()), debugName: 'first screens' },
              // Icons are tiny modules used by several screens, so merge them.
              {
                name: 'icons',
                test: /virtual:lucide/,
                entriesAware: true,
                entriesAwareMergeThreshold: 1500,
              },
            ],
          },
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        },
      },
    },
  };
});
