/** Renders a document with Redoc into one file that needs no network. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JsonObject } from '../generate/bundle.ts';
import { escaped } from '#verify/report/markup.ts';

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
export async function referencePage(
  root: string,
  document: JsonObject,
  title: string,
  download: string,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-docs-'));
  try {
    const [source, target] = [join(folder, 'document.json'), join(folder, 'page.html')];
    await writeFile(source, JSON.stringify(document));
    const options = JSON.stringify({ downloadUrls: [{ title: 'The document', url: download }] });
    const kind = 'openapi' in document ? '--openapi' : '--asyncapi';
    const template = join(import.meta.dirname, 'reference.hbs');
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const parameters = [cli, 'build-docs', source, '-o', target, '-t', template, '--title', escaped(title)];
    await run(process.execPath, [...parameters, '--inlineBundle', kind, options], { cwd: root });
    return selfContained(await readFile(target, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
