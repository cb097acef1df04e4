import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Makes the mock server's modules find their files from their original paths. */
function preservePaths(root: string): Plugin {
  return {
    name: 'places',
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

const surroundings = `import { createRequire as requireFrom } from 'node:module';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url);
const __filename = pathOf(import.meta.url);
const __dirname = pathOf(new URL('.', import.meta.url));`;

export async function bundleDemo(root: string, file: string): Promise<readonly string[]> {
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
    banner: { js: surroundings },
    plugins: [preservePaths(root), packages(root)],
  });
  return Object.keys(metafile.inputs);
}
