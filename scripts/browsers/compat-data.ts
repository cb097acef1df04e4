/** Which features of the web platform the oldest browsers lack, by @mdn/browser-compat-data. */
import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browserName, oldestBrowsers, type OldestBrowser } from '#config/browsers.ts';

type Node = Readonly<Record<string, Identifier | undefined>>;

/** The entry of a path such as `['api', 'URL', 'parse_static']`; undefined where the data has no support table. */
function entryOf(path: readonly string[]): Identifier | undefined {
  let node: Identifier | undefined = compatData as unknown as Identifier;
  for (const step of path) {
    node = node !== undefined && Object.hasOwn(node, step) ? (node as unknown as Node)[step] : undefined;
  }
  return node?.__compat === undefined ? undefined : node;
}

/** True when `wanted` is the same as `version` or earlier; "≤37" counts as 37. */
function notAfter(wanted: string, version: string): boolean {
  const [a = [], b = []] = [wanted.replace('≤', ''), version].map((text) => text.split('.').map(Number));
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/**
 * A name of its own or a setting to switch on doesn't count; a partial implementation does, and so does a prefix: Emotion and
 * Lightning CSS write those of CSS, and no script of ours has one.
 */
function supports(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags || statement.alternative_name !== undefined) return false;
  if (added === false || added === 'preview') return false;
  return notAfter(added, version) && !(typeof removed === 'string' && notAfter(removed, version));
}

function lacks(entry: Identifier, { id, version }: OldestBrowser): boolean {
  const statement = entry.__compat?.support[id];
  return statement !== undefined && ![statement].flat().some((one) => supports(one, version));
}

/** `feature` is the path in the data: `api.URL.parse_static`; `without` names the browsers, such as `Firefox 128`. */
export type MissingFeature = { feature: string; without: string[] };

/** The first of these paths that the data knows, if one of the oldest browsers lacks it. */
export function missingFeature(...paths: readonly (readonly string[])[]): MissingFeature | undefined {
  for (const path of paths) {
    const entry = entryOf(path);
    if (entry === undefined) continue;
    const without = oldestBrowsers.filter((browser) => lacks(entry, browser));
    return without.length === 0 ? undefined : { feature: path.join('.'), without: without.map(browserName) };
  }
  return undefined;
}

/** A global by its name, such as `structuredClone`. */
export function missingGlobal(name: string): MissingFeature | undefined {
  return missingFeature(['api', name], ['javascript', 'builtins', name], ['api', 'Window', name]);
}

/** Of each name of a global or member, whether all of that name are missing in an oldest browser, or only some. */
function countNames(): Map<string, 'all' | 'some'> {
  const names = new Map<string, 'all' | 'some' | 'none'>();
  const visit = (node: Identifier): void => {
    for (const [key, child] of Object.entries(node) as [string, Identifier][]) {
      if (key === '__compat') continue;
      visit(child);
      if (child.__compat === undefined) continue;
      const name = key.replace(/_static$/, '');
      const own = oldestBrowsers.some((browser) => lacks(child, browser)) ? 'all' : 'none';
      const before = names.get(name) ?? own;
      names.set(name, before === own ? own : 'some');
    }
  };
  visit(compatData.api);
  visit(compatData.javascript['builtins'] as unknown as Identifier);
  return new Map([...names].filter((entry): entry is [string, 'all' | 'some'] => entry[1] !== 'none'));
}

const missingNames = countNames();

/** False where a name can't be missing, whatever it belongs to. */
export function mayBeMissing(name: string): boolean {
  return missingNames.has(name);
}

/** True where each global and member of this name is missing in an oldest browser. */
export function isAlwaysMissing(name: string): boolean {
  return missingNames.get(name) === 'all';
}
