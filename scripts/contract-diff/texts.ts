/** Counts changed descriptions and examples: they can't break clients. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject } from '../generate/bundle.ts';

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
export function findChangedTexts(old: JsonObject, next: JsonObject): number {
  const parts = ['info', 'tags', 'paths', 'channels', 'components'];
  return parts.reduce((sum, part) => sum + count({ [part]: old[part] }, { [part]: next[part] }, false), 0);
}
