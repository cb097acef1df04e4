/**
 * Completes the lock files with the optional platform packages that npm left out.
 *
 * npm omits optional packages that the registry doesn't serve. npm 11's `npm ci` then rejects the lock file ("Missing:
 * … from lock file"). This adds an entry with version, os and cpu, so that `npm ci` skips it on other platforms, and
 * its hash if the registry has one. It also removes extraneous entries (npm 10 tries to install them), and limits the
 * packages that contain Node.js to machines with an older one.
 *
 * Every package gets an address at the host registry.invalid, for which npm uses its registry (.npmrc). Without
 * addresses, npm also fetches the list of all versions of every package.
 *
 * Run it after every `npm install` (`npm run lock`). `--check` only fails when an entry is missing, or a hash of a
 * package that isn't for development only. Plain JavaScript, because it runs before anything is installed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, peer?: boolean, resolved?: string, integrity?: string, name?: string, link?: boolean, inBundle?: boolean, os?: string[], cpu?: string[], libc?: string[], engines?: Record<string, string>, optionalDependencies?: Record<string, string>, [key: string]: unknown}} LockEntry */
/** @typedef {{packages: Record<string, LockEntry>, [key: string]: unknown}} Lock */

const systems = {
  ...{
    win: 'win32',
    windows: 'win32',
    win32: 'win32',
    darwin: 'darwin',
    macos: 'darwin',
    linux: 'linux',
    linuxmusl: 'linux',
  },
  ...{ android: 'android', freebsd: 'freebsd', netbsd: 'netbsd', openbsd: 'openbsd', openharmony: 'openharmony' },
  ...{ sunos: 'sunos', aix: 'aix', fsevents: 'darwin' },
};
const processors = {
  ...{
    x64: 'x64',
    ia32: 'ia32',
    arm64: 'arm64',
    arm: 'arm',
    armv6: 'arm',
    armv7: 'arm',
    ppc64: 'ppc64',
    ppc64le: 'ppc64',
  },
  ...{ riscv64: 'riscv64', s390x: 's390x', loong64: 'loong64', mips64el: 'mips64el', wasm32: 'wasm32' },
};
const libraries = { musl: 'musl', linuxmusl: 'musl', musleabihf: 'musl', gnu: 'glibc', gnueabihf: 'glibc' };

export function getPlatform(/** @type {string} */ name) {
  const words = name.split(/[^a-z0-9]+/);
  /** @returns {string[]} */
  const known = (/** @type {Record<string, string>} */ table) => [
    ...new Set(words.flatMap((word) => (Object.hasOwn(table, word) ? [table[word] ?? word] : []))),
  ];
  const [os, cpu, libc] = [known(systems), known(processors), known(libraries)];
  if (os.length === 0 && cpu.length === 0)
    throw new Error(`${name}: its name contains no operating system or processor`);
  const linux = os.includes('linux') && libc.length > 0;
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(linux && { libc }) };
}

function found(/** @type {Lock} */ lock, /** @type {string} */ location, /** @type {string} */ name) {
  for (let folder = location; ;) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lock.packages[path];
    if (entry) return [path, entry];
    if (folder === '') return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
}

function lowest(/** @type {string} */ range) {
  const version = /\d+\.\d+\.\d+[^\s|]*/.exec(range)?.[0];
  if (version === undefined) throw new Error(`can't parse the version range "${range}"`);
  return { version, exact: range === version };
}

export function complete(/** @type {Lock} */ lock) {
  /** @type {string[]} */
  const added = [];
  for (const [location, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const there = found(lock, location, name);
      const { version, exact } = lowest(range);
      if (there && (!exact || there[1].version === version)) continue;
      const path = there && location !== '' ? `${location}/node_modules/${name}` : `node_modules/${name}`;
      const flags = Object.fromEntries(
        ['dev', 'devOptional', 'peer'].flatMap((flag) => (entry[flag] ? [[flag, true]] : [])),
      );
      const fields = Object.entries({ ...getPlatform(name), ...flags, optional: true });
      lock.packages[path] = { version, ...Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
      added.push(path);
    }
  }
  const [root, ...rest] = Object.entries(lock.packages);
  lock.packages = Object.fromEntries([...(root ? [root] : []), ...rest.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  return added;
}

export function differences(
  /** @type {Lock} */ lock,
  /** @type {Record<string, Record<string, string> | undefined>} */ manifest,
  location = '',
) {
  const head = /** @type {Record<string, Record<string, string> | undefined>} */ (lock.packages[location] ?? {});
  const file = location === '' ? 'package.json' : `${location}/package.json`;
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => {
    const [wanted, locked] = [manifest[kind] ?? {}, head[kind] ?? {}];
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])];
    return names.flatMap((name) =>
      wanted[name] === locked[name]
        ? []
        : [`${kind}: ${name} is ${wanted[name] ?? 'absent'} in ${file}, ${locked[name] ?? 'absent'} in the lock file`],
    );
  });
}

/** Removes the entries that no package uses. Returns their paths. */
export function removeExtraneous(/** @type {Lock} */ lock) {
  const paths = Object.keys(lock.packages).filter((path) => lock.packages[path]?.['extraneous'] === true);
  for (const path of paths) Reflect.deleteProperty(lock.packages, path);
  return paths;
}

/** Packages from the registry: neither a workspace package or its link, nor part of another package. */
function published(/** @type {Lock} */ lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link === true || entry.inBundle === true) return [];
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ path, entry, name, version: entry.version ?? '' }];
  });
}

/** Gives every package its address. Returns the paths of those that had none or another one. */
export function setAddresses(/** @type {Lock} */ lock) {
  return published(lock).flatMap(({ path, entry, name, version }) => {
    const resolved = `https://registry.invalid/${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
    if (entry.resolved === resolved) return [];
    // In npm's order of fields.
    const first = { ...(entry.name !== undefined && { name }), version, resolved };
    lock.packages[path] = Object.assign(first, entry, { resolved });
    return [path];
  });
}

/** As in Prism's package, the newest requirement. */
const sinceNode = '24.18.0';

/**
 * Limits the packages that contain Node.js to machines with an older one: npm skips an optional package whose engines
 * don't fit. Returns the paths of those without the limit.
 */
export function limitNode(/** @type {Lock} */ lock) {
  const engines = { node: `<${sinceNode}` };
  return Object.keys(lock.packages['']?.optionalDependencies ?? {}).flatMap((name) => {
    const path = `node_modules/${name}`;
    const entry = lock.packages[path];
    if (!name.startsWith('node-') || !entry || entry.engines?.node === engines.node) return [];
    entry.engines = engines;
    return [path];
  });
}

function unhashed(/** @type {Lock} */ lock) {
  return published(lock).filter(({ entry }) => !entry.integrity);
}

/** Returns the paths of the packages whose content npm wouldn't check. */
export function findUnhashed(/** @type {Lock} */ lock) {
  return unhashed(lock).map(({ path }) => path);
}

/** Adds missing hashes. `readHash` returns undefined for a version that the registry doesn't serve. */
export async function addHashes(
  /** @type {Lock} */ lock,
  /** @type {(name: string, version: string) => Promise<string | undefined>} */ readHash,
) {
  for (const { path, entry, name, version } of unhashed(lock)) {
    const integrity = await readHash(name, version);
    if (integrity !== undefined) lock.packages[path] = { version, integrity, ...entry };
  }
}

/** The registry that npm is set to. */
function readRegistry() {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Missing hashes need npm. Use "npm run lock".');
  return execFileSync(process.execPath, [npm, 'config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** @type {(registry: string, name: string, version: string) => Promise<string | undefined>} */
async function readHash(registry, name, version) {
  const response = await fetch(new URL(`${name.replace('/', '%2F')}/${version}`, registry));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${registry} returned ${response.status} for ${name} ${version}`);
  return (await response.json()).dist.integrity;
}

/** The folders with a package.json and a package-lock.json. */
const folders = ['.', 'scripts/tools', 'scripts/browser/chromium', 'tests/browsers/puppeteer'];

function readJson(/** @type {string} */ path) {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
}

/** Corrects the lock file of `folder` in memory. Returns it and what was wrong. */
function corrected(/** @type {string} */ folder) {
  /** @type {Lock} */
  const lock = readJson(`${folder}/package-lock.json`);
  const workspaces = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules/'));
  const faults = ['', ...workspaces].flatMap((location) => {
    const manifest = readJson(`${folder}/${location}/package.json`);
    const different = differences(lock, manifest, location);
    const head = lock.packages[location];
    if (head && head.version !== manifest.version) different.push(`${location} has version ${manifest.version}`);
    for (const kind of ['version', 'dependencies', 'devDependencies', 'optionalDependencies']) {
      if (head && manifest[kind]) head[kind] = manifest[kind];
    }
    return different;
  });
  faults.push(...removeExtraneous(lock).map((path) => `${path} isn't used by any package`));
  faults.push(...complete(lock).map((path) => `${path} is missing`));
  faults.push(...setAddresses(lock).map((path) => `${path} has another address than registry.invalid`));
  faults.push(...limitNode(lock).map((path) => `${path} isn't limited to older Node.js`));
  return { lock, faults };
}

async function write(/** @type {string} */ folder, /** @type {string} */ registry) {
  const file = join(folder, 'package-lock.json');
  const { lock, faults } = corrected(folder);
  await addHashes(lock, (name, version) => readHash(registry, name, version));
  writeFileSync(new URL(`../../${file}`, import.meta.url), `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file} ${faults.length === 0 ? 'was already complete' : `corrected: ${faults.length}`}`);
  console.log(`packages without a hash: ${findUnhashed(lock).length}`);
}

function check(/** @type {string} */ folder) {
  const file = join(folder, 'package-lock.json');
  const { lock, faults } = corrected(folder);
  const unchecked = findUnhashed(lock).filter((path) => lock.packages[path]?.dev !== true);
  faults.push(...unchecked.map((path) => `${path} has no hash`));
  if (faults.length > 0) {
    console.error(`${file} is incomplete. Run \`npm run lock\`.\n  ${faults.join('\n  ')}`);
    process.exitCode = 1;
  } else console.log(`${file} is complete`);
}

async function main() {
  if (process.argv.includes('--check')) {
    for (const folder of folders) check(folder);
    return;
  }
  const registry = readRegistry();
  for (const folder of folders) await write(folder, registry);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
