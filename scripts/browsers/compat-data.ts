/** Finds features that the oldest browsers lack, by @mdn/browser-compat-data. */
import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browserName, type OldestBrowser, oldestBrowsers } from '#config/browsers.ts';

type Node = Readonly<Record<string, Identifier | undefined>>;

function findEntry(path: readonly string[]): Identifier | undefined {
  let node: Identifier | undefined = compatData as unknown as Identifier;
  for (const step of path) {
    node = node !== undefined && Object.hasOwn(node, step) ? (node as unknown as Node)[step] : undefined;
  }
  return node?.__compat === undefined ? undefined : node;
}

function notAfter(candidate: string, version: string): boolean {
  const [a = [], b = []] = [candidate.replace('≤', ''), version].map((text) => text.split('.').map(Number));
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/**
 * Ignores alternative names and features behind flags. Partial implementations and prefixes count: Emotion and
 * Lightning CSS add prefixes to CSS, and our scripts don't use any.
 */
function supports(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags || statement.alternative_name !== undefined) return false;
  if (added === false || added === 'preview') return false;
  return notAfter(added, version) && !(typeof removed === 'string' && notAfter(removed, version));
}

function isMissingIn(entry: Identifier, { id, version }: OldestBrowser): boolean {
  const statement = entry.__compat?.support[id];
  return statement !== undefined && ![statement].flat().some((one) => supports(one, version));
}

/** `feature` is the data's path, such as `api.URL.parse_static`; `without` lists browsers, such as `Firefox 128`. */
export type MissingFeature = { feature: string; without: string[] };

/** Checks the first path that the data has. Returns it if an oldest browser lacks it. */
export function missingFeature(...paths: readonly (readonly string[])[]): MissingFeature | undefined {
  for (const path of paths) {
    const entry = findEntry(path);
    if (entry === undefined) continue;
    const without = oldestBrowsers.filter((browser) => isMissingIn(entry, browser));
    return without.length === 0 ? undefined : { feature: path.join('.'), without: without.map(browserName) };
  }
  return undefined;
}

export function missingGlobal(name: string): MissingFeature | undefined {
  return missingFeature(['api', name], ['javascript', 'builtins', name], ['api', 'Window', name]);
}

/** Returns for each name whether an oldest browser lacks all its features, or only some. */
function countNames(): Map<string, 'all' | 'some'> {
  const names = new Map<string, 'all' | 'some' | 'none'>();
  const visit = (node: Identifier): void => {
    for (const [key, child] of Object.entries(node) as [string, Identifier][]) {
      if (key === '__compat') continue;
      visit(child);
      if (child.__compat === undefined) continue;
      const name = key.replace(/_static$/, '');
      const missingShare = oldestBrowsers.some((browser) => isMissingIn(child, browser)) ? 'all' : 'none';
      const before = names.get(name) ?? missingShare;
      names.set(name, before === missingShare ? missingShare : 'some');
    }
  };
  visit(compatData.api);
  visit(compatData.javascript['builtins'] as unknown as Identifier);
  return new Map([...names].filter((entry): entry is [string, 'all' | 'some'] => entry[1] !== 'none'));
}

const missingNames = countNames();

export function canBeMissing(name: string): boolean {
  return missingNames.has(name);
}

/** Returns true if an oldest browser lacks every global and member with this name. */
export function isAlwaysMissing(name: string): boolean {
  return missingNames.get(name) === 'all';
}
