/** Writes the service worker, with the list of the build's files that it caches. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { buildTarget } from './browsers.ts';

const cached = [
  '{index.html,start.js,browser-check.js,browser-check.css,favicon.{ico,svg},manifest.webmanifest,icon-192.png}',
  'assets/*.{js,css,woff2}',
];

/** Few writers need them. The worker caches fonts with rare letters when a page uses them. */
const left = ['assets/{to-word,start-reporting}-*', 'assets/*-latin-ext-*', 'assets/newsreader-accents-*'];

/** Matches the paths that the server responds to, not the application: `/app` and `/apps` are the websocket's. */
export const serverPath = /^\/(?:api|sanctum|broadcasting|apps?|media|storage|__mock)(?:\/|$)/;

/** A revision marks a changed file. The names of `assets` contain one. */
function listFiles(dir: string): object[] {
  return globSync(cached, { cwd: dir, exclude: left }).map((path) => {
    const url = path.replaceAll('\\', '/');
    const content = readFileSync(join(dir, path));
    return { url, revision: url.startsWith('assets/') ? null : createHash('md5').update(content).digest('hex') };
  });
}

export const offlineCopy: Plugin = {
  name: 'offline-copy',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    await build({
      entryPoints: [join(import.meta.dirname, '../src/app/offline-worker.ts')],
      outfile: join(dir, 'sw.js'),
      bundle: true,
      minify: true,
      legalComments: 'none',
      target: buildTarget,
      define: {
        filesToCache: JSON.stringify(listFiles(dir)),
        serverPath: JSON.stringify(serverPath.source),
        'process.env.NODE_ENV': '"production"',
      },
    });
  },
};
