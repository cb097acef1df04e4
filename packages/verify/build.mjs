/** Builds `dist`: JavaScript for Node.js 20, the reports' templates, and the project's contract as data files. `npm pack` runs it. */
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @param {string} path From this package's folder. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('dist'), { recursive: true, force: true });
await build({
  absWorkingDir: here('.'),
  entryPoints: ['src/bin.ts'],
  outdir: 'dist',
  bundle: true,
  // The dependencies of package.json stay imports.
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
});
for (const name of ['page.eta', 'junit.eta']) cpSync(here(`src/report/${name}`), here(`dist/${name}`));
cpSync(here('../../openapi/openapi.bundle.json'), here('dist/contract/openapi.json'));
cpSync(here('../../asyncapi/asyncapi.bundle.json'), here('dist/contract/asyncapi.json'));
cpSync(here('../../openapi/workflows'), here('dist/contract/workflows'), { recursive: true });
