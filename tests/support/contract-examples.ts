import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

type Examples = Record<string, Record<string, { readonly value: unknown }>>;

const root = resolve(import.meta.dirname, '../..');
const examples: Examples = Object.fromEntries(
  globSync('openapi/*/examples.yaml', { cwd: root }).flatMap((file) =>
    Object.entries(parse(readFileSync(join(root, file), 'utf8')) as Examples),
  ),
);

/** Returns the value of an operation's named example. Throws when the contract has none of that name. */
export function readExample(operationId: string, name: string): unknown {
  const example = examples[operationId]?.[name];
  if (example === undefined) throw new Error(`The contract has no example "${name}" of ${operationId}.`);
  return example.value;
}
