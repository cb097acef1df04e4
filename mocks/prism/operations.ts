import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import type { validateInput } from '@stoplight/prism-http/dist/validator/index.js';
import { type DocumentedResponse, documentedResponses } from '#mocks/contract/documented-responses.ts';
import type { Emission, OpenApiDocument, OperationObject } from '#verify/contract/documents.ts';
import { adaptDocument, type BodyShape, bodyShape, bundleKey, type Method, methods } from './adapted-document.ts';

type Schemas = Readonly<Record<string, unknown>>;
type Resource = Parameters<typeof validateInput>[0]['resource'] & { readonly [bundleKey]: Schemas };

export type Operation = {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly secured: boolean;
  readonly body: BodyShape | null;
  readonly emits: readonly Emission[];
  readonly statuses: readonly number[];
  readonly documented: readonly DocumentedResponse[];
  /** Prism's form of the operation, with the schemas that it reaches. Made at the first use. */
  readonly resource: Resource;
};

const reference = new RegExp(`"#/${bundleKey}/([^"/]+)"`, 'g');

/** Returns the schemas that a value reaches by references. */
export function collectReachable(value: unknown, schemas: Schemas): Schemas {
  const collected: Record<string, unknown> = {};
  const visit = (inner: unknown): void => {
    for (const [, name = ''] of JSON.stringify(inner).matchAll(reference)) {
      if (name in collected) continue;
      collected[name] = schemas[name];
      visit(schemas[name]);
    }
  };
  visit(value);
  return collected;
}

/**
 * Prism's loader resolves every reference and silently loses some. This one preserves them and gives each operation the
 * schemas that it reaches. Operations share those.
 */
function createReader(document: OpenApiDocument): (path: string, method: Method) => Resource {
  const adapted = adaptDocument(document);
  const schemas = adapted.components?.schemas ?? {};
  return (path, method) => {
    const paths = { [path]: { [method]: adapted.paths[path]?.[method] } };
    const [resource] = transformOas3Operations({ ...adapted, [bundleKey]: schemas, paths });
    if (!resource) throw new Error(`${method} ${path}: Prism can't read this operation.`);
    const { request = {}, ...rest } = resource;
    // Prism parses the address, the headers and the query even for an empty list of parameters.
    const given = Object.entries(request).filter(([, value]) => !Array.isArray(value) || value.length > 0);
    return Object.assign(rest, {
      request: Object.fromEntries(given),
      [bundleKey]: collectReachable(resource, schemas),
    });
  };
}

function createOperation(
  document: OpenApiDocument,
  path: string,
  method: Method,
  operation: OperationObject,
): Omit<Operation, 'resource'> {
  return {
    id: operation.operationId ?? '',
    method,
    path,
    secured: (operation.security ?? document.security ?? []).length > 0,
    body: bodyShape(document, operation.requestBody?.content),
    emits: operation['x-emits'] ?? [],
    statuses: Object.keys(operation.responses ?? {})
      .map(Number)
      .filter((status) => !Number.isNaN(status)),
    documented: documentedResponses(document, operation),
  };
}

export function readOperations(document: OpenApiDocument): readonly Operation[] {
  if (document.jsonSchemaDialect !== 'https://json-schema.org/draft/2020-12/schema') {
    throw new Error('The contract must name JSON Schema 2020-12 as its dialect, else parts of it are ignored.');
  }
  const read = createReader(document);
  const ids = new Set(['']);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      if (!object) return [];
      const operation = createOperation(document, path, method, object);
      if (ids.has(operation.id)) throw new Error(`${method} ${path} has no operationId, or one that is taken.`);
      ids.add(operation.id);
      let resource: Resource | undefined;
      return [
        {
          ...operation,
          get resource() {
            resource ??= read(path, method);
            return resource;
          },
        },
      ];
    }),
  );
}

/** `allowed` has a path's methods if the request's own isn't one. */
export type Route =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly path: Readonly<Record<string, string>> }
  | { readonly kind: 'method'; readonly allowed: readonly string[] }
  | { readonly kind: 'none' };

/** A path's part: what may follow it, and the operations of the path that ends here. */
type PathNode = {
  readonly fixed: Map<string, PathNode>;
  parameter?: PathNode;
  names: readonly string[];
  readonly byMethod: Map<string, Operation>;
};

function createNode(): PathNode {
  return { fixed: new Map(), names: [], byMethod: new Map() };
}

function nextNode(node: PathNode, part: string): PathNode {
  if (part.startsWith('{')) {
    node.parameter ??= createNode();
    return node.parameter;
  }
  const next = node.fixed.get(part) ?? createNode();
  node.fixed.set(part, next);
  return next;
}

function addOperation(root: PathNode, operation: Operation): void {
  const node = operation.path.split('/').reduce(nextNode, root);
  node.names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  node.byMethod.set(operation.method, operation);
  if (operation.method === 'get') node.byMethod.set('head', operation);
}

type Match = { readonly node: PathNode; readonly values: readonly string[] };

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Finds operations by method and path. As in Laravel, fixed paths win over parameters. */
export function createRouter(operations: readonly Operation[]): (method: string, path: string) => Route {
  const root = createNode();
  for (const operation of operations) addOperation(root, operation);

  const find = (node: PathNode, parts: readonly string[], at: number, values: readonly string[]): Match | null => {
    const part = parts[at];
    if (part === undefined) return node.byMethod.size > 0 ? { node, values } : null;
    const fixed = node.fixed.get(part);
    const match = fixed ? find(fixed, parts, at + 1, values) : null;
    if (match || !node.parameter || part === '') return match;
    return find(node.parameter, parts, at + 1, [...values, part]);
  };

  return (method, path) => {
    const match = find(root, path.split('/'), 0, []);
    if (!match) return { kind: 'none' };
    const { names, byMethod } = match.node;
    const operation = byMethod.get(method.toLowerCase());
    if (!operation) return { kind: 'method', allowed: [...byMethod.keys()].map((name) => name.toUpperCase()) };
    const values = match.values.map(decode);
    if (values.includes(null)) return { kind: 'none' };
    return {
      kind: 'operation',
      operation,
      path: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
    };
  };
}
