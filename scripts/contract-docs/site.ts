import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from './contract-documents.ts';
import { createInventory } from './inventory.ts';
import { pages } from './links.ts';
import { changelogPage, overviewPage } from './overview-page.ts';
import { readableAsyncapi, readableOpenapi } from './readable-view.ts';
import { referencePage } from './reference-page.ts';

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
