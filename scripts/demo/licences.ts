import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { readonly name: string; readonly version: string; readonly license?: string };
type Lock = { readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly optional?: boolean }>> };

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const packagePattern = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

function bundled(inputs: readonly string[]): readonly string[] {
  return inputs.flatMap((input) => packagePattern.exec(input)?.[0] ?? []);
}

function ofApplication(root: string): readonly string[] {
  return Object.entries((read(join(root, 'package-lock.json')) as Lock).packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional && !path.includes('/@types/'))
    .map(([path]) => path);
}

const licenceFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

function readPackage(path: string): { readonly title: string; readonly text: string } {
  const { name, version, license = 'licence as below' } = read(join(path, 'package.json')) as Manifest;
  const texts = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => readFileSync(join(path, entry.name), 'utf8').trim());
  return { title: `${name} ${version}, ${license}`, text: texts.join('\n\n') };
}

/** Lists packages with their licences; identical licences appear once. */
export function collectLicences(root: string, inputs: readonly string[]): string {
  const folders = new Set([...bundled(inputs), ...ofApplication(root)]);
  const titles = new Map<string, Set<string>>();
  for (const folder of [...folders].toSorted()) {
    const path = join(root, folder);
    if (!existsSync(join(path, 'package.json'))) continue;
    const { title, text } = readPackage(path);
    const same = titles.get(text) ?? new Set();
    titles.set(text, same.add(title));
  }
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  const entries = [...titles].map(([text, same]) => `${[...same].join('\n')}\n\n${text}`.trim());
  return `Packages in this demo, with their licences.${line}${entries.join(line)}\n`;
}
