/** Follows references within one bundled document. */
import { isObject, type JsonObject } from '../generate/bundle.ts';

/** What a reference leads to; `name` is the last part of the last reference followed, null when there was none. */
export type Resolved = { readonly node: JsonObject; readonly ref: string | null; readonly name: string | null };

function lookUp(pointer: string, document: JsonObject): unknown {
  let found: unknown = document;
  for (const part of pointer.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(found)) found = found[Number(key)];
    else found = isObject(found) ? found[key] : undefined;
  }
  return found;
}

/**
 * The object that `value` is or refers to. A boolean schema becomes the object of the same meaning; what is absent is {}.
 * Throws with the reference in words when it leads nowhere, out of the document, or in a circle of nothing but references.
 */
export function resolve(value: unknown, document: JsonObject): Resolved {
  let current = value;
  let ref: string | null = null;
  const followed = new Set<string>();
  while (isObject(current) && typeof current['$ref'] === 'string') {
    ref = current['$ref'];
    if (!ref.startsWith('#/') || followed.has(ref))
      throw new Error(`The reference ${ref} can't be resolved in its bundle.`);
    followed.add(ref);
    const target = lookUp(ref, document);
    if (target === undefined) throw new Error(`The reference ${ref} can't be resolved in its bundle.`);
    current = target;
  }
  if (current === false) current = { not: {} };
  const name = ref?.startsWith('#/components/') ? (ref.split('/').at(-1) ?? null) : null;
  return { node: isObject(current) ? current : {}, ref, name };
}

/** The objects of a list, resolved; what is no list has none. */
export function resolveAll(value: unknown, document: JsonObject): Resolved[] {
  return Array.isArray(value) ? value.map((item) => resolve(item, document)) : [];
}

/** The text under `key`, empty when there is none. */
export function textAt(node: JsonObject, key: string): string {
  const found = node[key];
  return typeof found === 'string' ? found : '';
}
