import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first major version of Node.js that runs TypeScript and SQLite as the mock environment needs them. */
const needed = 24;

const majorOf = (version) => Number(/^v?(\d+)/.exec(version)?.[1]);

/** The name of the package that brings Node.js for a system, as npm calls system and processor. */
const packageOf = (platform, arch) => `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/**
 * The Node.js to run with: the running one if it is new enough, else the one that was installed with the project.
 * Throws one sentence for people when there is neither.
 *
 * @param {string} root the project's folder
 * @param {{version: string, platform: string, arch: string, execPath: string}} running
 * @returns {string} path of the program
 */
export const findNode = (root, { version, platform, arch, execPath } = process) => {
  if (majorOf(version) >= needed) return execPath;
  const packaged = packageOf(platform, arch);
  const program = join(root, 'node_modules', packaged, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  throw new Error(
    `Lamplight needs Node.js ${needed} (this is ${version}), and the package ${packaged}, which contains it, isn't installed. Run "npm ci" or install Node.js ${needed}.`,
  );
};
