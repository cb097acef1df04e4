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
 * Puts what every logged-in screen needs into one chunk. By default the bundler makes about fifty small files, which
 * load slower and compress worse. Returns a function that names a module's chunk: "frame" if the shell or home needs it
 * and the login doesn't.
 */
export function frameChunk(root: string): (id: string, graph: ModuleGraph) => string | null {
  const path = (file: string): string => `${root}/src/${file}`;
  const screens = [path('app/shell/shell.tsx'), path('screens/home/home.screen.tsx')];
  const wayIn = [path('app/main.tsx'), path('screens/auth/login.screen.tsx')];
  const framedBy = (graph: ModuleGraph): ReadonlySet<string> => {
    const others = getClosure(wayIn, graph);
    return new Set([...getClosure(screens, graph)].filter((id) => !others.has(id) && !screens.includes(id)));
  };
  let frame: ReadonlySet<string> | undefined;
  return (id, graph) => {
    // All modules are known before the first chunk is named.
    frame ??= framedBy(graph);
    return frame.has(id) ? 'frame' : null;
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
