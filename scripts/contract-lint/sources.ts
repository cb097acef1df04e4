import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { isObject } from '../generate/bundle.ts';
import type { SourceFile } from './contract-documents.ts';

const folders = ['openapi', 'asyncapi'];
const beyond = /\.(?:bundle\.json|arazzo\.yaml)$/;

function filesReferredTo(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(filesReferredTo);
  if (!isObject(value)) return [];
  const reference = value['$ref'];
  const file = typeof reference === 'string' ? (reference.split('#')[0] ?? '') : '';
  return [...(file === '' ? [] : [file]), ...Object.values(value).flatMap(filesReferredTo)];
}

function read(path: string, text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch (cause) {
    throw new Error(`${path} isn't valid YAML or JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

async function sourceFile(root: string, file: string): Promise<SourceFile> {
  const path = relative(root, file).split(sep).join('/');
  const content = read(path, await readFile(file, 'utf8'));
  const refersTo = filesReferredTo(content).map((to) => posix.join(dirname(path), to));
  return { path, refersTo };
}

/** Excludes bundles and workflows. Throws an Error when a folder is missing or a file isn't YAML or JSON. */
export async function readSources(root: string): Promise<SourceFile[]> {
  const folderEntries = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  );
  const files = folderEntries
    .flat()
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name) && !beyond.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.toSorted().map((file) => sourceFile(root, file)));
}
