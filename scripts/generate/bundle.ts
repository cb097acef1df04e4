/**
 * Bundles the split documents with Redocly, because the generators reject references to other files. Examples are
 * inlined: in components, duplicates would need invented names.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const run = promisify(execFile);

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function child(value: JsonObject, key: string): JsonObject {
  const item = value[key];
  return isObject(item) ? item : {};
}

/** Returns a text; empty for any other value. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns a list's objects; empty for any other value. */
export function objects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns the keys of a JSON pointer (RFC 6901), with or without a "#" before it. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function inlineExamples(value: Json, examples: JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => inlineExamples(item, examples));
  if (!isObject(value)) return value;
  const reference = value['$ref'];
  if (typeof reference === 'string' && reference.startsWith('#/components/examples/')) {
    const name = reference.slice('#/components/examples/'.length);
    const example = examples[name];
    if (example === undefined) throw new Error(`The example ${reference} isn't in the bundle.`);
    return example;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inlineExamples(item, examples)]));
}

async function bundle(root: string, source: string, target: string): Promise<JsonObject> {
  const cli = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
  await run(process.execPath, [cli, 'bundle', source, '--ext', 'json', '-o', target], { cwd: root });
  const document: unknown = JSON.parse(await readFile(target, 'utf8'));
  if (!isObject(document)) throw new Error(`${target} isn't a JSON object.`);
  const examples = child(child(document, 'components'), 'examples');
  const inlined = inlineExamples(document, examples);
  if (!isObject(inlined)) throw new Error(`${target} isn't a JSON object.`);
  if (isObject(inlined['components'])) delete inlined['components']['examples'];
  await writeFile(target, `${JSON.stringify(inlined, null, 2)}\n`);
  return inlined;
}

export async function bundleContract(
  root: string,
  out: string,
): Promise<{ openapi: JsonObject; asyncapi: JsonObject }> {
  const bundles = [
    bundle(root, join(root, 'openapi/openapi.yaml'), join(out, 'openapi/openapi.bundle.json')),
    bundle(root, join(root, 'asyncapi/asyncapi.yaml'), join(out, 'asyncapi/asyncapi.bundle.json')),
  ] as const;
  // Wait for both: the caller deletes the folder when one fails.
  await Promise.allSettled(bundles);
  const [openapi, asyncapi] = await Promise.all(bundles);
  return { openapi, asyncapi };
}
