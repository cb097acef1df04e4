/**
 * The last step of `npm run build`: checks that the production build (dist/app) has no demo content, no unknown hosts
 * and nothing that the content security policy would block (inline scripts, inline styles, data: URLs).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { readBuildSettings } from '#config/settings.ts';
import { runCommand } from './command.ts';

const build = 'dist/app';

/** Strings that only mock mode's code contains. */
const demo = ['/__mock', 'demo@lamplight.test', 'demo-writer', 'Continue as the demo writer'];

const refusedInPage: [RegExp, string][] = [
  [/<script(?![^>]*\ssrc=)[^>]*>/i, 'an inline script'],
  [/<style[\s>]/i, 'an inline style sheet'],
  [/\sstyle=/i, 'a style attribute'],
  [/\son[a-z]+=/i, 'an event handler attribute'],
  [/["'(]data:/i, 'a data: URL'],
  [/(?:src|href)=["']https?:/i, 'a URL of another origin'],
];

/** Hosts that the build names but never requests, grouped by reason. */
const onlyNamed: ReadonlySet<string> = new Set([
  ...['www.w3.org', 'schemas.microsoft.com', 'schemas.openxmlformats.org', 'purl.org', 'purl.oclc.org'],
  // Libraries' links to error pages.
  ...['react.dev', 'reactrouter.com', 'github.com', 'prosemirror.net', 'pusher.com', 'docs.sentry.io', 'bit.ly'],
  ...['answers.microsoft.com', 'chakra-ui.com'],
  // pusher-js would fetch a fallback here for browsers without websockets; the app disables it.
  'js.pusher.com',
  // Bases for parsing relative URLs.
  ...['localhost', 'lamplight.invalid'],
  ...['api.example.com', 'errors.example.com', 'pixel.example'],
]);

/** Returns hosts that neither the settings nor `onlyNamed` contain. */
export function findThirdPartyHosts(text: string, allowedHosts: readonly string[]): string[] {
  const addresses = text.match(/\b(?:https?|wss?):\/\/[^\s"'`\\)<>,;]+/g) ?? [];
  const hosts = addresses.flatMap((address) => URL.parse(address)?.hostname ?? []);
  return [...new Set(hosts)].filter(
    (host) => !onlyNamed.has(host) && !allowedHosts.includes(host) && /^[\w.-]+$/.test(host),
  );
}

function ownHosts(): string[] {
  const { apiOrigin, realtimeOrigin, errorReportOrigin, pixelOrigin, imageOrigins } = readBuildSettings(
    loadEnv('production', process.cwd(), 'VITE_'),
  );
  const origins = [apiOrigin, realtimeOrigin, errorReportOrigin, pixelOrigin, ...imageOrigins];
  return origins.flatMap((origin) => (origin === null ? [] : new URL(origin).hostname));
}

export function findForbidden(file: string, text: string): string[] {
  const demoProblems = demo.filter((word) => text.includes(word)).map((word) => `${file} contains "${word}"`);
  const refused = file.endsWith('.html') ? refusedInPage : [];
  return [
    ...demoProblems,
    ...refused.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${file} contains ${what}`),
  ];
}

function main(): void {
  parseArgs();
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${build} doesn't exist. Run \`npm run build\` first`);
  const files = globSync('**/*.{js,css,html,json}', { cwd: build });
  const allowedHosts = ownHosts();
  const faults = files.flatMap((file) => {
    const text = readFileSync(join(build, file), 'utf8');
    const foreign = findThirdPartyHosts(text, allowedHosts).map(
      (host) => `${file} contains the host ${host}, which isn't in any setting`,
    );
    return [...findForbidden(file, text), ...foreign];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

if (import.meta.main) await runCommand('Usage: node scripts/check-production.ts', main);
