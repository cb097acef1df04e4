/** Renders a document with Redoc into one file that needs no network. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { escaped } from '#verify/report/markup.ts';
import type { JsonObject } from '../generate/bundle.ts';
import type { Contract } from './contract-documents.ts';
import { createInventory } from './inventory.ts';
import { pages } from './markdown.ts';
import { changelogPage, overviewPage } from './overview-page.ts';
import { readableAsyncapi, readableOpenapi } from './readable-view.ts';

const run = promisify(execFile);

/** Redoc's logo, which the page would load from redoc.ly; embedded here as an image. */
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;
const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="46" height="14">' +
  '<text y="11" font-family="sans-serif" font-size="11" fill="#7d8590">Redocly</text></svg>';

/** URLs that load with the page; its policy blocks the others. */
const foreign = /(?:<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)\s*=\s*["']?|\bfrom\s*["'])https?:[^"'\s>]*/i;

/** Removes the page's cross-origin loads. Throws an Error when one remains. */
export function selfContained(page: string): string {
  const result = page.replaceAll(logo, `data:image/svg+xml,${encodeURIComponent(logoSvg)}`);
  const match = foreign.exec(result)?.[0];
  if (match !== undefined) throw new Error(`The page would load from another origin: ${match}`);
  return result;
}

/** Renders `document`, which must not have external references. `download` is its own URL, relative to the page. */
async function referencePage(root: string, document: JsonObject, title: string, download: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-docs-'));
  try {
    const [source, target] = [join(folder, 'document.json'), join(folder, 'page.html')];
    await writeFile(source, JSON.stringify(document));
    const options = JSON.stringify({ downloadUrls: [{ title: 'The document', url: download }] });
    const kind = 'openapi' in document ? '--openapi' : '--asyncapi';
    const template = join(import.meta.dirname, 'reference.hbs');
    const cli = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
    const parameters = [cli, 'build-docs', source, '-o', target, '-t', template, '--title', escaped(title)];
    await run(process.execPath, [...parameters, '--inlineBundle', kind, options], { cwd: root });
    return selfContained(await readFile(target, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function copies(root: string): Record<string, string> {
  const resolveLocal = (name: string): string => join(import.meta.dirname, name);
  const faces = join(root, 'node_modules/@fontsource-variable');
  return {
    'favicon.svg': join(root, 'public/favicon.svg'),
    'colours.css': resolveLocal('colours.css'),
    'overview.css': resolveLocal('overview.css'),
    'reference.css': resolveLocal('reference.css'),
    'fonts/figtree.woff2': join(faces, 'figtree/files/figtree-latin-wght-normal.woff2'),
    'fonts/figtree-licence.txt': join(faces, 'figtree/LICENSE'),
    'fonts/newsreader.woff2': join(faces, 'newsreader/files/newsreader-latin-wght-normal.woff2'),
    'fonts/newsreader-licence.txt': join(faces, 'newsreader/LICENSE'),
  };
}

export async function writeSite(root: string, contract: Contract, out: string): Promise<void> {
  const { version, openapi, asyncapi, bytes } = contract;
  const inventory = createInventory(openapi, asyncapi);
  const [rest, events] = await Promise.all([
    referencePage(root, readableOpenapi(openapi, inventory), `Calls ${version} · Lamplight`, 'openapi.json'),
    referencePage(root, readableAsyncapi(asyncapi, inventory), `Events ${version} · Lamplight`, 'asyncapi.json'),
  ]);
  const written: Record<string, string | Buffer> = {
    ...bytes,
    [pages.index]: overviewPage(version, inventory),
    [pages.changelog]: changelogPage(version, bytes['CHANGELOG.md'].toString('utf8')),
    [pages.rest]: rest,
    [pages.events]: events,
  };
  await mkdir(join(out, 'fonts'), { recursive: true });
  await Promise.all([
    ...Object.entries(written).map(([name, content]) => writeFile(join(out, name), content)),
    ...Object.entries(copies(root)).map(([name, source]) => copyFile(source, join(out, name))),
  ]);
}
