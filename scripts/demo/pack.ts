import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { collectLicences } from './licences.ts';

/** Makes the mock server's modules find their files from their original paths. */
function preservePaths(root: string): Plugin {
  return {
    name: 'preserve-paths',
    setup: (bundle) => {
      const mocks = join(root, 'mocks') + sep;
      bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (!path.startsWith(mocks)) return undefined;
        const relativePath = JSON.stringify(relative(root, path).replaceAll(sep, '/'));
        const text = await readFile(path, 'utf8');
        return {
          contents: text.replaceAll('import.meta.url', `new URL(${relativePath}, import.meta.url).href`),
          loader: 'ts',
        };
      });
    },
  };
}

function packages(root: string): Plugin {
  return {
    name: 'packages',
    setup: (bundle) => {
      // Bundlers miss dynamic imports in two packages: use one's ESM build and a plain `require` in the other.
      bundle.onResolve({ filter: /^jsonc-parser$/ }, () => ({
        path: join(root, 'node_modules/jsonc-parser/lib/esm/main.js'),
      }));
      bundle.onLoad({ filter: /pdfkit\.node\.mjs$/ }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replaceAll("require$1('#", "require('#"),
      }));
      // Only Prism's generated responses need it, which the mock server never uses: half of the program's size.
      bundle.onResolve({ filter: /^@faker-js\/faker$/ }, () => ({ path: 'faker', namespace: 'left-out' }));
      bundle.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export const faker = {};' }));
    },
  };
}

const commonJsGlobals = `import { createRequire as requireFrom } from 'node:module';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url);
const __filename = pathOf(import.meta.url);
const __dirname = pathOf(new URL('.', import.meta.url));`;

async function bundleDemo(root: string, file: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/demo/program.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    banner: { js: commonJsGlobals },
    plugins: [preservePaths(root), packages(root)],
  });
  return Object.keys(metafile.inputs);
}

const dataPaths = [
  'openapi/openapi.bundle.json',
  'asyncapi/asyncapi.bundle.json',
  'mocks/assets',
  'mocks/scenarios',
  'mocks/control',
  'mocks/live',
];

function isData(path: string): boolean {
  return !path.endsWith('.ts');
}

/** `out` must be empty or new. Without `app` (the built application) it contains only the API. */
export async function packDemo({ root, out, app }: { root: string; out: string; app: string | null }): Promise<void> {
  const files = join(out, 'files');
  await mkdir(files, { recursive: true });
  const [inputs] = await Promise.all([
    bundleDemo(root, join(files, 'lamplight.mjs')),
    ...dataPaths.map((path) => cp(join(root, path), join(files, path), { recursive: true, filter: isData })),
    ...(app === null ? [] : [cp(app, join(files, 'app'), { recursive: true })]),
    cp(join(root, 'scripts/demo/demo.mjs'), join(out, 'demo.mjs')),
    cp(join(root, 'scripts/demo/start-here.txt'), join(out, 'START-HERE.txt')),
    cp(join(root, 'docs/presenting.md'), join(out, 'presenting.md')),
    cp(join(root, 'LICENSE'), join(out, 'LICENSE')),
  ]);
  await writeFile(join(out, 'THIRD-PARTY-LICENSES.txt'), collectLicences(root, inputs));
}
