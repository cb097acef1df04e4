import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildTarget, withOldestBrowsers } from './config/browsers.ts';
import { fetchedTogether, frameChunk } from './config/chunks.ts';
import { offlineCopy } from './config/offline-copy.ts';
import { readBuildSettings } from './config/settings.ts';
import { withShareImage } from './config/share-image.ts';

/**
 * Two builds of one application: `vite build` for production (dist/app), `vite build --mode mock` for the mock environment
 * (dist/mock). The development server is started by scripts/dev.ts, which adds policy and proxy.
 */
export default defineConfig(({ mode }) => {
  // A wrong setting ends the build with the sentence that names it.
  const { mock, pageOrigin } = readBuildSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  const shareImage: Plugin = {
    name: 'share-image',
    transformIndexHtml: (page) => withShareImage(page, pageOrigin),
  };
  const oldestBrowsers: Plugin = { name: 'oldest-browsers', transformIndexHtml: withOldestBrowsers };
  return {
    plugins: [react(), shareImage, oldestBrowsers, VitePWA(offlineCopy)],
    build: {
      outDir: mock ? 'dist/mock' : 'dist/app',
      emptyOutDir: true,
      target: buildTarget,
      // The policy refuses data: addresses, and files with a hash in their name are cached for ever.
      assetsInlineLimit: 0,
      manifest: true,
      sourcemap: false,
      modulePreload: { polyfill: false, resolveDependencies: fetchedTogether },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What the way in shares with the frame stays where it is.
            includeDependenciesRecursively: false,
            groups: [
              { name: frameChunk(process.cwd()), debugName: 'frame' },
              // Each is a module of some hundred bytes, and drawn by several screens.
              {
                name: 'icons',
                test: /node_modules[\\/]lucide-react/,
                entriesAware: true,
                entriesAwareMergeThreshold: 3000,
              },
            ],
          },
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        },
      },
    },
  };
});
