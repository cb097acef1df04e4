/**
 * `npm run production`: the production build (dist/app) holds nothing of the demo, and nothing that its content
 * security policy would refuse (inline scripts, inline styles, data: addresses in the page); no two of its chunks need each
 * other.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkCycles, type Manifest } from './budgets/manifest.ts';

const build = 'dist/app';

/** Words that stand only in code for mock-response mode. */
const demo = ['/__mock', 'demo@lamplight.test', 'demo-writer', 'Continue as the demo writer'];

/** What the page itself must not hold. */
const refusedInPage: [RegExp, string][] = [
  [/<script(?![^>]*\ssrc=)[^>]*>/i, 'an inline script'],
  [/<style[\s>]/i, 'an inline style sheet'],
  [/\sstyle=/i, 'a style attribute'],
  [/\son[a-z]+=/i, 'an event handler attribute'],
  [/["'(]data:/i, 'a data: address'],
  [/(?:src|href)=["']https?:/i, 'an address of another origin'],
];

/** What is wrong with this file of the build, in words. */
export function faultsOf(file: string, text: string): string[] {
  const words = demo.filter((word) => text.includes(word)).map((word) => `${file} holds "${word}"`);
  const refused = file.endsWith('.html') ? refusedInPage : [];
  return [...words, ...refused.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${file} holds ${what}`)];
}

function main(): void {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${build} is not there: run \`npm run build\` first`);
  const files = globSync('**/*.{js,css,html,map,json}', { cwd: build });
  const faults = files.flatMap((file) => faultsOf(file, readFileSync(join(build, file), 'utf8')));
  const manifest = JSON.parse(readFileSync(join(build, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  faults.push(...chunkCycles(manifest));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
