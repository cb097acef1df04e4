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

/**
 * Returns a function that names the chunk of a module which the entry point doesn't need: "frame" for the shell and home,
 * "login", or "both".
 */
export function firstChunk(root: string): (id: string, graph: ModuleGraph) => string | null {
  const screens = {
    main: ['app/main.tsx'],
    login: ['screens/auth/login.screen.tsx'],
    frame: ['app/shell/shell.tsx', 'screens/home/home.screen.tsx'],
  };
  const paths = (files: string[]): string[] => files.map((file) => `${root}/src/${file}`);
  const starts = new Set(paths(Object.values(screens).flat()));
  const nameChunk = (id: string, { main, login, frame }: Record<keyof typeof screens, ReadonlySet<string>>) => {
    if (main.has(id) || starts.has(id)) return null;
    if (!login.has(id)) return frame.has(id) ? 'frame' : null;
    // Packages and the list of icons name modules here that the build leaves out.
    if (id.includes('/node_modules/') || id.startsWith('\0')) return null;
    return frame.has(id) ? 'both' : 'login';
  };
  let closures: Parameters<typeof nameChunk>[1] | undefined;
  return (id, graph) => {
    // All modules are known before the first chunk is named.
    closures ??= {
      main: getClosure(paths(screens.main), graph),
      login: getClosure(paths(screens.login), graph),
      frame: getClosure(paths(screens.frame), graph),
    };
    return nameChunk(id, closures);
  };
}

const firstScreens = /\/(?:home\.screen|login\.screen|shell)-[^/]+$/;

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
