/** The program of a packed demo in one file, with all of its packages. */
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Beside the program the mock environment's files lie as in the project: each module looks from its own place. */
const places = (root: string): Plugin => ({
  name: 'places',
  setup: (bundle) => {
    const mocks = join(root, 'mocks') + sep;
    bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(mocks)) return undefined;
      const place = JSON.stringify(relative(root, path).replaceAll(sep, '/'));
      const text = await readFile(path, 'utf8');
      return { contents: text.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), loader: 'ts' };
    });
  },
});

const packages = (root: string): Plugin => ({
  name: 'packages',
  setup: (bundle) => {
    // Two packages find parts of themselves by calls which no bundler sees: another form of the one, a plain call in the other.
    bundle.onResolve({ filter: /^jsonc-parser$/ }, () => ({
      path: join(root, 'node_modules/jsonc-parser/lib/esm/main.js'),
    }));
    bundle.onLoad({ filter: /pdfkit\.node\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll("require$1('#", "require('#"),
    }));
    // Prism would invent answers with it, which the mock environment never lets it do: half of the whole program.
    bundle.onResolve({ filter: /^@faker-js\/faker$/ }, () => ({ path: 'faker', namespace: 'left-out' }));
    bundle.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export const faker = {};' }));
  },
});

/** What packages written as CommonJS expect around them. */
const surroundings = `import { createRequire as requireFrom } from 'node:module';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url);
const __filename = pathOf(import.meta.url);
const __dirname = pathOf(new URL('.', import.meta.url));`;

/** Writes the program to `file`. Answers the paths, from `root`, of all that is in it. */
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
    plugins: [places(root), packages(root)],
  });
  return Object.keys(metafile.inputs);
}
