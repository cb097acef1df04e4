/** The oldest browsers that Lamplight works in. `browserslist` in package.json names them; everything else reads them here. */
import { readFileSync } from 'node:fs';

/** `id` is the name that Browserslist, esbuild and MDN's data share; `version` the oldest one that works. */
export type OldestBrowser = { id: keyof typeof names; version: string };

/** What people call them. On a phone or tablet the same versions work. */
const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' };

/**
 * Reads entries such as `firefox >= 128`.
 * @throws Error for an entry of another form: a query would move the minimum with each update of its data
 */
export function readBrowserslist(entries: readonly string[]): OldestBrowser[] {
  return entries.map((entry) => {
    const { id, version } = /^(?<id>\w+) >= (?<version>\d+(?:\.\d+)?)$/.exec(entry)?.groups ?? {};
    if (id === undefined || version === undefined || !isKnown(id)) {
      throw new Error(`browserslist: expected an entry such as "firefox >= 128", got "${entry}".`);
    }
    return { id, version };
  });
}

function isKnown(id: string): id is OldestBrowser['id'] {
  return Object.hasOwn(names, id);
}

function fromPackage(): OldestBrowser[] {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return readBrowserslist((JSON.parse(text) as { browserslist: string[] }).browserslist);
}

export const oldestBrowsers: readonly OldestBrowser[] = fromPackage();

/** For `build.target`: `chrome116`, `safari17.4` … */
export const buildTarget: string[] = oldestBrowsers.map(({ id, version }) => `${id}${version}`);

/** A browser as people write it: "Firefox 128". */
export function browserName({ id, version }: OldestBrowser): string {
  return `${names[id]} ${version}`;
}

/** Fills in the versions that the page of public/browser-check.js names. */
export function withOldestBrowsers(page: string): string {
  const empty = 'data-browsers=""';
  if (!page.includes(empty)) throw new Error('index.html has no script with an empty data-browsers.');
  return page.replace(empty, `data-browsers="${oldestBrowsers.map(browserName).join(', ')}"`);
}
