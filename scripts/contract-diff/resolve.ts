import { isObject, type JsonObject } from '../generate/bundle.ts';

/** A reference's target; `name` is the last reference's last segment, or null without one. */
export type Resolved = { readonly node: JsonObject; readonly ref: string | null; readonly name: string | null };

function lookUp(pointer: string, document: JsonObject): unknown {
  let current: unknown = document;
  for (const part of pointer.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(current)) current = current[Number(key)];
    else current = isObject(current) ? current[key] : undefined;
  }
  return current;
}

/**
 * Resolves `value`. A boolean schema becomes an equivalent object, a missing value {}. Throws with the reference when
 * it's dangling, external or circular.
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

export function resolveAll(value: unknown, document: JsonObject): Resolved[] {
  return Array.isArray(value) ? value.map((item) => resolve(item, document)) : [];
}

export function textAt(node: JsonObject, key: string): string {
  const value = node[key];
  return typeof value === 'string' ? value : '';
}
