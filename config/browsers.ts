/** The oldest supported browsers. The only list is `browserslist` in package.json. */
import { readFileSync } from 'node:fs';

/** `id` is the name that Browserslist, esbuild and MDN's data share. */
export type OldestBrowser = { id: keyof typeof names; version: string };

/** Display names. Phones and tablets need the same versions. */
const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' };

/** Reads entries such as `firefox >= 128`. Throws for other queries: updates of their data would move the minimum. */
export function readBrowserslist(entries: readonly string[]): OldestBrowser[] {
  return entries.map((entry) => {
    const { id, version } = /^(?<id>\w+) >= (?<version>\d+(?:\.\d+)?)$/.exec(entry)?.groups ?? {};
    if (id === undefined || version === undefined || !isKnownBrowser(id)) {
      throw new Error(`browserslist: expected an entry such as "firefox >= 128", got "${entry}".`);
    }
    return { id, version };
  });
}

function isKnownBrowser(id: string): id is OldestBrowser['id'] {
  return Object.hasOwn(names, id);
}

function fromPackage(): OldestBrowser[] {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return readBrowserslist((JSON.parse(text) as { browserslist: string[] }).browserslist);
}

const oldestBrowsers: readonly OldestBrowser[] = fromPackage();

export const buildTarget: string[] = oldestBrowsers.map(({ id, version }) => `${id}${version}`);

function browserName({ id, version }: OldestBrowser): string {
  return `${names[id]} ${version}`;
}

/** Fills in the versions that public/browser-check.js shows. */
export function withOldestBrowsers(page: string): string {
  const empty = 'data-browsers=""';
  if (!page.includes(empty)) throw new Error('index.html has no script with an empty data-browsers.');
  return page.replace(empty, `data-browsers="${oldestBrowsers.map(browserName).join(', ')}"`);
}
