import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { bundleContract, isObject } from '../generate/bundle.ts';
import type { Definition, Documents } from './contract-documents.ts';

const folders = ['openapi', 'asyncapi'];
const notSources = /\.(?:bundle\.json|arazzo\.yaml)$/;

/** Returns the `$ref` targets in a value of the file, from the project's root. */
function findReferences(value: unknown, file: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findReferences(item, file));
  if (!isObject(value)) return [];
  const reference = value['$ref'];
  const nested = Object.values(value).flatMap((item) => findReferences(item, file));
  if (typeof reference !== 'string') return nested;
  const [target = '', pointer] = reference.split('#');
  const targetFile = target === '' ? file : posix.join(posix.dirname(file), target);
  return [pointer === undefined ? targetFile : `${targetFile}#${pointer}`, ...nested];
}

function read(path: string, text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch (cause) {
    throw new Error(`${path} isn't valid YAML or JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

/** The two documents are one definition each. `examples.yaml` defines its examples below their operation. */
function findDefinitions(file: string, content: unknown): Definition[] {
  const name = posix.basename(file);
  if (!isObject(content) || name === 'openapi.yaml' || name === 'asyncapi.yaml')
    return [{ path: file, refersTo: findReferences(content, file) }];
  const entries = Object.entries(content);
  const definitions =
    name === 'examples.yaml'
      ? entries.flatMap(([operation, examples]) =>
          Object.entries(isObject(examples) ? examples : {}).map(
            ([key, value]) => [`${operation}/${key}`, value] as const,
          ),
        )
      : entries;
  return definitions.map(([key, value]) => ({ path: `${file}#/${key}`, refersTo: findReferences(value, file) }));
}

/**
 * Returns the definitions of all files below openapi/ and asyncapi/ except bundles and workflows. Throws an Error when a
 * folder is missing or a file isn't YAML or JSON.
 */
export async function readSources(root: string): Promise<Definition[]> {
  const folderEntries = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  );
  const files = folderEntries
    .flat()
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name) && !notSources.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const definitions = await Promise.all(
    files.toSorted().map(async (file) => findDefinitions(file, read(file, await readFile(join(root, file), 'utf8')))),
  );
  return definitions.flat();
}

export async function loadDocuments(root: string): Promise<Documents> {
  const out = await mkdtemp(join(tmpdir(), 'contract-lint-'));
  try {
    await Promise.all(['openapi', 'asyncapi'].map((folder) => mkdir(join(out, folder))));
    const sources = await readSources(root);
    const bundles = await bundleContract(root, out).catch((cause: unknown) => {
      // Redocly's rules ran first and reported the reference or file.
      throw new Error("Couldn't bundle the documents (see above), so the project's own rules didn't run.", { cause });
    });
    return { ...bundles, sources };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
