/** Counts changed descriptions and examples: they can't break clients. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject } from '../generate/bundle.ts';
import { compareEvents } from './compare-events.ts';
import { compareOperations } from './compare-operations.ts';
import type { Finding } from './findings.ts';

const texts = new Set(['description', 'example', 'examples', 'externalDocs', 'summary', 'tags', 'title']);

/** Their keys are author-defined names: `title` may be a field. */
const maps = new Set(['properties', 'headers', 'schemas', 'parameters', 'messages', 'channels', 'responses']);

function count(old: unknown, next: unknown, named: boolean): number {
  if (Array.isArray(old) && Array.isArray(next)) {
    return old.reduce<number>((sum, item, at) => sum + count(item, next[at], false), 0);
  }
  if (!isObject(old) || !isObject(next)) return 0;
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].reduce((sum, key) => {
    if (!named && texts.has(key)) return sum + (isDeepStrictEqual(old[key], next[key]) ? 0 : 1);
    return sum + count(old[key], next[key], !named && maps.has(key));
  }, 0);
}

/** Skips AsyncAPI's operations: a bundle repeats the channels there. */
function findChangedTexts(old: JsonObject, next: JsonObject): number {
  const parts = ['info', 'tags', 'paths', 'channels', 'components'];
  return parts.reduce((sum, part) => sum + count({ [part]: old[part] }, { [part]: next[part] }, false), 0);
}

/** Both bundles of one version: OpenAPI 3.1 and AsyncAPI 3. */
export type Contract = { readonly openapi: JsonObject; readonly asyncapi: JsonObject };

export type Difference = { readonly findings: readonly Finding[]; readonly texts: number };

/** Throws when a document contains a dangling reference. */
export function compareContracts(old: Contract, next: Contract): Difference {
  return {
    findings: [...compareOperations(old.openapi, next.openapi), ...compareEvents(old.asyncapi, next.asyncapi)],
    texts: findChangedTexts(old.openapi, next.openapi) + findChangedTexts(old.asyncapi, next.asyncapi),
  };
}
