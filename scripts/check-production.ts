/**
 * `npm run production`: the production build (dist/app) holds nothing of the demo, and nothing that its content
 * security policy would refuse (inline scripts, inline styles, data: addresses in the page), and no host that nobody set; no
 * two of its chunks need each other.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { readBuildSettings } from '#config/settings.ts';
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
  [/["'(]data:/i, 'a data: URL'],
  [/(?:src|href)=["']https?:/i, 'a URL of another origin'],
];

/** Hosts that stand in the build as texts and are never asked for anything: each group with why it is there. */
const onlyNamed: ReadonlySet<string> = new Set([
  // Names of XML vocabularies, in exported files and in SVG.
  ...['www.w3.org', 'schemas.microsoft.com', 'schemas.openxmlformats.org', 'purl.org', 'purl.oclc.org'],
  // Where libraries explain their errors.
  ...['react.dev', 'reactrouter.com', 'github.com', 'prosemirror.net', 'pusher.com', 'docs.sentry.io', 'bit.ly'],
  ...['answers.microsoft.com', 'chakra-ui.com'],
  // Where pusher-js would fetch a fallback for browsers without websockets; the application allows it none.
  'js.pusher.com',
  // Bases for reading an address without origin.
  ...['localhost', 'lamplight.invalid'],
  // Examples in the sentences about wrong settings.
  ...['api.example.com', 'errors.example.com', 'pixel.example'],
]);

/** Hosts in this text that are neither the settings' own nor known to be mere names. */
export function foreignHosts(text: string, own: readonly string[]): string[] {
  const addresses = text.match(/\b(?:https?|wss?):\/\/[^\s"'`\\)<>,;]+/g) ?? [];
  const hosts = addresses.flatMap((address) => URL.parse(address)?.hostname ?? []);
  return [...new Set(hosts)].filter((host) => !onlyNamed.has(host) && !own.includes(host) && /^[\w.-]+$/.test(host));
}

/** The hosts that the settings of this build name. */
function ownHosts(): string[] {
  const { apiOrigin, realtimeOrigin, errorReportOrigin, pixelOrigin, imageOrigins } = readBuildSettings(
    loadEnv('production', process.cwd(), 'VITE_'),
  );
  const origins = [apiOrigin, realtimeOrigin, errorReportOrigin, pixelOrigin, ...imageOrigins];
  return origins.flatMap((origin) => (origin === null ? [] : new URL(origin).hostname));
}

/** What is wrong with this file of the build, in words. */
export function faultsOf(file: string, text: string): string[] {
  const words = demo.filter((word) => text.includes(word)).map((word) => `${file} contains "${word}"`);
  const refused = file.endsWith('.html') ? refusedInPage : [];
  return [...words, ...refused.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${file} contains ${what}`)];
}

function main(): void {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${build} doesn't exist. Run \`npm run build\` first`);
  const files = globSync('**/*.{js,css,html,map,json}', { cwd: build });
  const own = ownHosts();
  const faults = files.flatMap((file) => {
    const text = readFileSync(join(build, file), 'utf8');
    const foreign = foreignHosts(text, own).map(
      (host) => `${file} contains the host ${host}, which isn't in any setting`,
    );
    return [...faultsOf(file, text), ...foreign];
  });
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
