/** The operations of an OpenAPI document, and which of the new ones is which of the old ones. */
import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import { pair, type Paired } from './pair.ts';
import { resolve, resolveAll, textAt, type Resolved } from './resolve.ts';
import type { Carrier } from './spot.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export type Operation = {
  /** `POST` and the like. */
  readonly method: string;
  readonly path: string;
  /** Empty where the document gives none. */
  readonly id: string;
  readonly definition: JsonObject;
  /** Its own and those of its path; an own one hides one of the path. */
  readonly parameters: readonly Resolved[];
  /** Own security, else that of the document. */
  readonly security: unknown;
};

/** What makes a parameter the same one: where it stands, and its name; in a path the position, since names do not travel. */
export function parameterKey({ node }: Resolved, path: string): string {
  const [place, name] = [textAt(node, 'in'), textAt(node, 'name')];
  if (place === 'path') return `path ${path.split(/[{}]/).indexOf(name)}`;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function parametersOf(document: JsonObject, path: string, item: JsonObject, definition: JsonObject): Resolved[] {
  const found = new Map<string, Resolved>();
  for (const list of [item['parameters'], definition['parameters']]) {
    for (const parameter of resolveAll(list, document)) found.set(parameterKey(parameter, path), parameter);
  }
  return [...found.values()];
}

export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(child(document, 'paths')).flatMap(([path, value]) => {
    const item = resolve(value, document).node;
    return methods.flatMap((method) => {
      const definition = item[method];
      if (!isObject(definition)) return [];
      const id = textAt(definition, 'operationId');
      const parameters = parametersOf(document, path, item, definition);
      const security = definition['security'] ?? document['security'];
      return [{ method: method.toUpperCase(), path, id, definition, parameters, security }];
    });
  });
}

export function carrierOf({ method, path, id }: Operation): Carrier {
  return { kind: 'operation', name: `${method} ${path}`, id };
}

/** Method and path without the names of its parameters, which the wire does not know. */
export const wireName = ({ method, path }: Operation): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

/** The same operation has the same method and path; of the rest, the same operationId (it moved). */
export function pairOperations(old: readonly Operation[], next: readonly Operation[]): Paired<Operation> {
  return pair(old, next, [
    (one, other) => wireName(one) === wireName(other),
    (one, other) => one.id !== '' && one.id === other.id,
  ]);
}
