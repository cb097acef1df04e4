/**
 * The generators and checkers of scripts/tools/package.json. Neither the application nor the mock server needs them, so
 * `npm ci` leaves them out. The first command that needs them installs them into scripts/node_modules, where the
 * scripts find them.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readFailure } from './command.ts';

const run = promisify(execFile);

const manifests = join(import.meta.dirname, 'tools');
const lockFile = join(manifests, 'package-lock.json');
const installed = join(import.meta.dirname, 'node_modules');
const installedLockFile = join(installed, '.tools-lock.json');
const cache = join(import.meta.dirname, '..', '.cache');

/** The path of a tool's file, such as `knip/bin/knip.js`. */
export function toolPath(file: string): string {
  return join(installed, file);
}

function isInstalled(): boolean {
  return existsSync(installedLockFile) && readFileSync(installedLockFile, 'utf8') === readFileSync(lockFile, 'utf8');
}

/**
 * Installs the tools, unless those of the lock file are there. Several processes may run this at once: the first complete
 * folder wins. Throws as `installPackages`.
 */
export async function installTools(): Promise<void> {
  if (isInstalled()) return;
  console.error('Installing the generators and checkers (scripts/tools/package.json) …');
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'tools-'));
  try {
    await installPackages(manifests, draft);
    await cp(lockFile, join(draft, 'node_modules', '.tools-lock.json'));
    if (isInstalled()) return;
    await rm(installed, { recursive: true, force: true });
    await rename(join(draft, 'node_modules'), installed);
  } catch (error) {
    if (!isInstalled()) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The name that vitest calls. */
export { installTools as setup };

/**
 * Installs the packages of a manifest and its lock file, which are in `source`, into `folder`. Throws with npm's
 * message, for example without a network.
 */
export async function installPackages(source: string, folder: string): Promise<void> {
  const [program, ...first] = npmCommand();
  await cp(source, folder, { recursive: true });
  // The host as in the project's .npmrc, which npm doesn't read in another folder.
  const host = '--replace-registry-host=registry.invalid';
  const parameters = [...first, 'ci', host, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(program, parameters, { cwd: folder, timeout: 300_000 }).catch((error: unknown) => {
    const manifest = join(source, 'package.json');
    throw new Error(`Couldn't install the packages of ${manifest}:\n${readFailure(error)}`, { cause: error });
  });
}

/** The npm that runs this command, else the one on the path. */
function npmCommand(): readonly [string, ...string[]] {
  const path = process.env['npm_execpath'];
  return path?.endsWith('npm-cli.js') === true ? [process.execPath, path] : ['npm'];
}
