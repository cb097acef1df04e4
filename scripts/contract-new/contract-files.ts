/** Reads the contract's YAML files as text and inserts entries, so that comments and layout stay. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isMap, isNode, isScalar, type Node, parse, parseDocument } from 'yaml';
import { child, isObject, type JsonObject } from '../generate/bundle.ts';

/** Text by path from the project's root, such as `openapi/notes/paths.yaml`. */
export type ContractFiles = ReadonlyMap<string, string>;

/** The changed and new files. */
export type FileChanges = ReadonlyMap<string, string>;

export type KnownPath = {
  readonly path: string;
  readonly tag: string;
  /** Key in the tag's paths.yaml. */
  readonly key: string;
  /** Operations by method. */
  readonly item: JsonObject;
};

export function readContractFiles(root: string): ContractFiles {
  const paths = ['openapi', 'asyncapi'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml') && !entry.name.endsWith('.arazzo.yaml'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

export function readData(files: ContractFiles, path: string): JsonObject {
  const data: unknown = parse(files.get(path) ?? '');
  return isObject(data) ? data : {};
}

export function getKnownPaths(files: ContractFiles): KnownPath[] {
  const byTag = new Map<string, JsonObject>();
  return Object.entries(child(readData(files, 'openapi/openapi.yaml'), 'paths')).map(([path, value]) => {
    const reference = isObject(value) && typeof value['$ref'] === 'string' ? value['$ref'] : '';
    const [, tag = '', key = ''] = /^([^/]+)\/paths\.yaml#\/(.+)$/.exec(reference) ?? [];
    const items = byTag.get(tag) ?? readData(files, `openapi/${tag}/paths.yaml`);
    byTag.set(tag, items);
    return { path, tag, key, item: child(items, key) };
  });
}

/** Returns the names of all schemas: a second schema with the same name would be numbered by the bundler. */
export function getSchemaNames(files: ContractFiles): ReadonlySet<string> {
  const paths = [...files.keys()].filter((path) => /\/(?:schemas|payloads)\.yaml$/.test(path));
  return new Set(paths.flatMap((path) => Object.keys(readData(files, path))));
}

function indented(block: string, indent: number): string {
  return block.replaceAll(/^(?=.)/gm, ' '.repeat(indent));
}

function insertAfter(text: string, node: Node, block: string, indent: number): string {
  const end = text.slice(0, node.range?.[1] ?? 0).trimEnd().length;
  const lineEnd = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  return `${text.slice(0, lineEnd)}\n${indented(block.trimEnd(), indent)}${text.slice(lineEnd)}`;
}

function find(text: string, path: readonly string[]): Node {
  const document = parseDocument(text);
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isNode(node)) throw new Error(`${path.join('.')} isn't in the file.`);
  return node;
}

function getColumn(text: string, { range }: Node): number {
  const start = range?.[0] ?? 0;
  return start - (text.lastIndexOf('\n', start - 1) + 1);
}

/** Appends a block to the map or list at `path`. */
export function appendTo(text: string, path: readonly string[], block: string): string {
  const node = find(text, path);
  return insertAfter(text, node, block, getColumn(text, node));
}

/** Inserts a block after the map's entry at `path`. */
export function insertAfterEntry(text: string, path: readonly string[], block: string): string {
  return insertAfter(text, find(text, path), block, getColumn(text, find(text, path.slice(0, -1))));
}

/** Inserts an entry into the sorted map at `path`. Top-level entries are separated by an empty line. */
export function insertSorted(text: string, path: readonly string[], key: string, block: string): string {
  if (text.trim() === '') return block;
  const map = find(text, path);
  if (!isMap(map)) throw new Error(`${path.join('.')} isn't a map.`);
  const gap = path.length === 0 ? '\n' : '';
  const before = map.items.findLast((pair) => isScalar(pair.key) && String(pair.key.value) < key);
  const indent = getColumn(text, map);
  if (isNode(before?.value)) return insertAfter(text, before.value, gap + block, indent);
  const start = (map.range?.[0] ?? 0) - indent;
  return `${text.slice(0, start)}${indented(block.trimEnd(), indent)}\n${gap}${text.slice(start)}`;
}

/** Collects changes of files. A file that doesn't exist yet is empty. */
export function createEdits(files: ContractFiles): {
  readonly changes: FileChanges;
  readonly edit: (file: string, change: (text: string) => string) => void;
} {
  const changes = new Map<string, string>();
  return {
    changes,
    edit: (file, change) => {
      changes.set(file, change(changes.get(file) ?? files.get(file) ?? ''));
    },
  };
}
