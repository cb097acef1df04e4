import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import type { DiffSubject } from './location.ts';
import { type MatchedItems, matchItems } from './matching.ts';
import { resolve, resolveAll, type Resolved, textAt } from './resolve.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly definition: JsonObject;
  /** Includes the path's; its own override those. */
  readonly parameters: readonly Resolved[];
  /** Defaults to the document's security. */
  readonly security: unknown;
};

/** Identifies a parameter by location and name; in a path by position, since names aren't on the wire. */
export function parameterKey({ node }: Resolved, path: string): string {
  const [place, name] = [textAt(node, 'in'), textAt(node, 'name')];
  if (place === 'path') return `path ${path.split(/[{}]/).indexOf(name)}`;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function getParameters(document: JsonObject, path: string, item: JsonObject, definition: JsonObject): Resolved[] {
  const parametersByKey = new Map<string, Resolved>();
  for (const list of [item['parameters'], definition['parameters']]) {
    for (const parameter of resolveAll(list, document)) parametersByKey.set(parameterKey(parameter, path), parameter);
  }
  return [...parametersByKey.values()];
}

export function listOperations(document: JsonObject): Operation[] {
  return Object.entries(child(document, 'paths')).flatMap(([path, value]) => {
    const item = resolve(value, document).node;
    return methods.flatMap((method) => {
      const definition = item[method];
      if (!isObject(definition)) return [];
      const id = textAt(definition, 'operationId');
      const parameters = getParameters(document, path, item, definition);
      const security = definition['security'] ?? document['security'];
      return [{ method: method.toUpperCase(), path, id, definition, parameters, security }];
    });
  });
}

export function toSubject({ method, path, id }: Operation): DiffSubject {
  return { kind: 'operation', name: `${method} ${path}`, id };
}

/** Returns method and path without parameter names, as on the wire. */
export function wireName({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

/** Pairs by method and path, then by operationId (a moved operation). */
export function pairOperations(old: readonly Operation[], next: readonly Operation[]): MatchedItems<Operation> {
  return matchItems(old, next, [
    (one, other) => wireName(one) === wireName(other),
    (one, other) => one.id !== '' && one.id === other.id,
  ]);
}
