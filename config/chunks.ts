import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type ModuleInfo = { readonly importedIds: readonly string[] } | null;
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo };

/** Returns `starts` and everything they import. */
export function getClosure(starts: readonly string[], graph: ModuleGraph): Set<string> {
  const closure = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return closure;
}

const query = /@tanstack.(?:react-query|query-core)/;
const laterQuery = /(?:queries|mutation|infiniteQuery)Observer|use(?:Queries|Mutation|InfiniteQuery)/;

/**
 * Returns a function that names the chunk of a module which the entry point doesn't need: "frame" for the shell and home,
 * "login", or "both". Later screens use parts of these.
 */
export function firstChunk(root: string): (id: string, graph: ModuleGraph) => string | null {
  const login = [`${root}/src/screens/auth/login.screen.tsx`];
  const frame = [`${root}/src/app/shell/shell.tsx`, `${root}/src/screens/home/home.screen.tsx`];
  let closures: Record<'login' | 'frame', ReadonlySet<string>> | undefined;
  return (id, graph) => {
    // Packages import modules that the build leaves out. The shell needs one that the entry point doesn't.
    if (id.includes('/node_modules/')) return query.test(id) && !laterQuery.test(id) ? 'frame' : null;
    // All modules are known before the first chunk is named.
    closures ??= { login: getClosure(login, graph), frame: getClosure(frame, graph) };
    if (closures.frame.has(id)) return closures.login.has(id) ? 'both' : 'frame';
    // Later screens use the login's icons, and shouldn't load the login for them.
    return closures.login.has(id) && !id.includes('virtual:lucide') ? 'login' : null;
  };
}

const firstScreens = /\/(?:frame|login)-[^/]+$/;

/**
 * Returns the files to preload with the page or a lazy chunk: all for the page and the first screens, otherwise style
 * sheets. Listing the rest would add over 2 kB to the entry script.
 */
export function fetchedTogether(chunk: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' || firstScreens.test(`/${chunk}`) ? files : files.filter((file) => file.endsWith('.css'));
}

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
