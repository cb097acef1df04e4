/**
 * One chunk for what every screen of a logged-in writer needs at once. Left to itself the bundler parts it by who else
 * imports what, into some fifty files of a few hundred bytes, which take longer and compress worse than one.
 */

/** What the bundler tells about a module. */
type ModuleInfo = { readonly importedIds: readonly string[] } | null;
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo };

/** All that these modules import statically, themselves among it. */
function closureOf(starts: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Names the chunk of a module: "frame" when the frame around the screens, or home, needs it, and the way in does not. */
export function frameChunk(root: string): (id: string, graph: ModuleGraph) => string | null {
  const path = (file: string): string => `${root}/src/${file}`;
  const screens = [path('app/shell/shell.tsx'), path('screens/home/home.screen.tsx')];
  const wayIn = [path('app/main.tsx'), path('screens/auth/login.screen.tsx')];
  const framedBy = (graph: ModuleGraph): ReadonlySet<string> => {
    const others = closureOf(wayIn, graph);
    return new Set([...closureOf(screens, graph)].filter((id) => !others.has(id) && !screens.includes(id)));
  };
  let frame: ReadonlySet<string> | undefined;
  return (id, graph) => {
    // Once the first chunk is to be named, all modules are known.
    frame ??= framedBy(graph);
    return frame.has(id) ? 'frame' : null;
  };
}

/** Screens that somebody sees first, with the frame around them; names of their chunks. */
const firstScreens = /\/(?:home\.screen|login\.screen|shell)-[^/]+$/;

/**
 * Which further files are fetched together with a lazy chunk: all for what is seen first. Elsewhere only style sheets; the rest
 * is found by the browser itself, a moment later, or lies in the copy on the device. Named ahead, they would weigh more than
 * two kilobytes in the script that everybody loads first.
 */
export function fetchedTogether(chunk: string, files: string[]): string[] {
  return firstScreens.test(`/${chunk}`) ? files : files.filter((file) => file.endsWith('.css'));
}
