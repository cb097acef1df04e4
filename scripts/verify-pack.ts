/**
 * Packs the backend verifier: JavaScript for Node.js 20 with the contract and workflows, without dependencies.
 * `npm pack ./dist/verify` makes the archive.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { runCommand } from './command.ts';
import { collectLicences } from './demo/licences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const usage = 'Usage: node scripts/verify-pack.ts [FOLDER]  (default: dist/verify)';

const surroundings = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

type Manifest = { readonly name: string; readonly version: string; readonly [key: string]: unknown };

await runCommand(usage, async () => {
  const [requestedFolder = join(root, 'dist/verify')] = parseArgs({ allowPositionals: true }).positionals;
  const folder = resolve(requestedFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['packages/verify/src/bin.ts'],
    outfile: join(folder, 'verify.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    banner: { js: surroundings },
  });
  cpSync(join(root, 'openapi/openapi.bundle.json'), join(folder, 'openapi.json'));
  cpSync(join(root, 'asyncapi/asyncapi.bundle.json'), join(folder, 'asyncapi.json'));
  cpSync(join(root, 'openapi/workflows'), join(folder, 'workflows'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, 'packages/verify/README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'LICENCES.txt'), collectLicences(root, Object.keys(metafile.inputs)));
  const {
    private: _private,
    bin: _source,
    imports: _imports,
    devDependencies: _bundled,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'packages/verify/package.json'), 'utf8')) as Manifest;
  const bin = { [manifest.name]: 'verify.mjs' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, bin }, null, 2)}\n`);
  console.log(`${manifest.name} ${manifest.version} is in ${folder}. Run npm pack there to create an archive.`);
});
