/** Reads Vite's manifest: which files a browser fetches for a module. */

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};

export type Manifest = Record<string, Chunk>;

function getChunk(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build's manifest has no ${key}`);
  return chunk;
}

/** Returns `keys` and their static imports, which load together. */
export function withImports(manifest: Manifest, keys: string[]): Set<string> {
  const allKeys = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (allKeys.has(key)) continue;
    allKeys.add(key);
    waiting.push(...(getChunk(manifest, key).imports ?? []));
  }
  return allKeys;
}

export function collectCode(manifest: Manifest, keys: Iterable<string>): string[] {
  const files = [...keys].map((key) => getChunk(manifest, key)).flatMap(({ file, css }) => [file, ...(css ?? [])]);
  return [...new Set(files)].filter((file) => /\.(?:js|css)$/.test(file));
}

/** Throws an Error unless exactly one chunk has this name. */
export function findChunk(manifest: Manifest, name: string): string {
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  if (keys.length !== 1 || keys[0] === undefined) {
    throw new Error(`expected one chunk named ${name} in the build's manifest, found ${keys.length}`);
  }
  return keys[0];
}

/** Finds import cycles between chunks. In a cycle a module may be used before it has run. */
export function chunkCycles(manifest: Manifest): string[] {
  return Object.keys(manifest).flatMap((key) => {
    const imported = getChunk(manifest, key).imports ?? [];
    const back = imported.filter((next) => withImports(manifest, [next]).has(key));
    return back.map(
      (next) => `${getChunk(manifest, key).file} imports ${getChunk(manifest, next).file}, which imports it again`,
    );
  });
}
