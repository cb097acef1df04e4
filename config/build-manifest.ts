import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Returns where a build's manifest is: beside the build's folder, because it lists source paths and isn't served. */
export function manifestFile(build: string): string {
  return `${build}.manifest.json`;
}

export const separateManifest: Plugin = {
  name: 'separate-manifest',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (dir === undefined) return;
    await rename(join(dir, '.vite/manifest.json'), manifestFile(dir));
    await rm(join(dir, '.vite'), { recursive: true });
  },
};
