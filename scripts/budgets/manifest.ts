/** Vite's manifest of a build: which files a browser fetches for which module. */

/** One module of the manifest; paths relative to the build's folder. */
export type Chunk = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};

/** By source path, and by `_name.js` for chunks shared by several modules. */
export type Manifest = Record<string, Chunk>;

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build's manifest has no ${key}`);
  return chunk;
}

/** The modules that come with `keys` without another wait: themselves and what they import, dynamic imports apart. */
export function withImports(manifest: Manifest, keys: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    waiting.push(...(chunkOf(manifest, key).imports ?? []));
  }
  return found;
}

/** JavaScript and style sheets of these modules, each once. */
export function codeOf(manifest: Manifest, keys: Iterable<string>): string[] {
  const files = [...keys].map((key) => chunkOf(manifest, key)).flatMap(({ file, css }) => [file, ...(css ?? [])]);
  return [...new Set(files)].filter((file) => /\.(?:js|css)$/.test(file));
}

/**
 * The one module whose source path ends in `ending`.
 * @throws Error when there is none, or more than one
 */
export function moduleEnding(manifest: Manifest, ending: string): string {
  const keys = Object.keys(manifest).filter((key) => key.endsWith(ending));
  if (keys.length !== 1 || keys[0] === undefined) {
    throw new Error(`expected one module ending in ${ending} in the build's manifest, found ${keys.length}`);
  }
  return keys[0];
}

/**
 * Chunks that come back to themselves by their imports, each way as its files in order. A module may then be drawn on before
 * it has run.
 */
export function chunkCycles(manifest: Manifest): string[] {
  return Object.keys(manifest).flatMap((key) => {
    const imported = chunkOf(manifest, key).imports ?? [];
    const back = imported.filter((next) => withImports(manifest, [next]).has(key));
    return back.map(
      (next) => `${chunkOf(manifest, key).file} imports ${chunkOf(manifest, next).file}, which imports it again`,
    );
  });
}
