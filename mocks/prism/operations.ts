import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import { bundleTarget } from '@stoplight/json';
import type { PrismHttpInstance } from '@stoplight/prism-http';
import { type DocumentedResponse, documentedResponses } from '#mocks/contract/documented-responses.ts';
import type { Emission, OpenApiDocument } from '#shared/contract-documents.ts';
import { adaptDocument, type BodyShape, bodyShape, type Method, methods } from './adapted-document.ts';

type Resource = Parameters<PrismHttpInstance['request']>[1][number];

export type Operation = {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly secured: boolean;
  readonly body: BodyShape | null;
  readonly emits: readonly Emission[];
  readonly statuses: readonly number[];
  readonly documented: readonly DocumentedResponse[];
  readonly resource: Resource;
};

/**
 * Prism's loader resolves every reference and silently loses some. This one preserves them and gives each operation its
 * schemas.
 */
function readResources(document: OpenApiDocument): ReadonlyMap<string, Resource> {
  const adapted = adaptDocument(document);
  const resources = transformOas3Operations(structuredClone(adapted)).map(
    (target) =>
      bundleTarget({
        document: { components: structuredClone(adapted.components), __target__: structuredClone(target) },
        path: '#/__target__',
        cloneDocument: false,
      }) as Resource & { readonly iid: string },
  );
  return new Map(resources.map((resource) => [resource.iid, resource]));
}

export function readOperations(document: OpenApiDocument): readonly Operation[] {
  if (document.jsonSchemaDialect !== 'https://json-schema.org/draft/2020-12/schema') {
    throw new Error('The contract must name JSON Schema 2020-12 as its dialect, else parts of it are ignored.');
  }
  const resources = readResources(document);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const id = operation.operationId ?? '';
      const resource = resources.get(id);
      if (!resource) throw new Error(`${method} ${path} has no operationId, or one that is taken.`);
      return [
        {
          id,
          method,
          path,
          secured: (operation.security ?? document.security ?? []).length > 0,
          body: bodyShape(document, operation.requestBody?.content),
          emits: operation['x-emits'] ?? [],
          statuses: Object.keys(operation.responses ?? {})
            .map(Number)
            .filter((status) => !Number.isNaN(status)),
          documented: documentedResponses(document, operation),
          resource,
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

type Entry = {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly byMethod: ReadonlyMap<string, Operation>;
  readonly allowed: readonly string[];
};

const template = /\{([^}]+)\}/g;

function createEntry(path: string, operations: readonly Operation[]): Entry {
  const byMethod = new Map<string, Operation>(operations.map((operation) => [operation.method, operation]));
  const get = byMethod.get('get' satisfies Method);
  if (get) byMethod.set('head', get);
  return {
    pattern: new RegExp(`^${path.replaceAll(template, '([^/]+)')}$`),
    names: [...path.matchAll(template)].flatMap(([, name]) => name ?? []),
    byMethod,
    allowed: [...byMethod.keys()].map((method) => method.toUpperCase()),
  };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Finds operations by method and path. As in Laravel, fixed paths win over parameters. */
export function createRouter(operations: readonly Operation[]): (method: string, path: string) => Route {
  const paths = Map.groupBy(operations, ({ path }) => path);
  const entries = [...paths].map(([path, pathItem]) => [path, createEntry(path, pathItem)] as const);
  const fixed = new Map(entries.filter(([, { names }]) => names.length === 0));
  const open = entries.flatMap(([, entry]) => (entry.names.length === 0 ? [] : [entry]));

  const find = (path: string): { readonly entry: Entry; readonly values: readonly string[] } | null => {
    const exact = fixed.get(path);
    if (exact) return { entry: exact, values: [] };
    for (const entry of open) {
      const [, ...values] = entry.pattern.exec(path) ?? [];
      if (values.length > 0) return { entry, values };
    }
    return null;
  };

  return (method, path) => {
    const match = find(path);
    if (!match) return { kind: 'none' };
    const operation = match.entry.byMethod.get(method.toLowerCase());
    if (!operation) return { kind: 'method', allowed: match.entry.allowed };
    const values = match.values.map(decode);
    if (values.includes(null)) return { kind: 'none' };
    return {
      kind: 'operation',
      operation,
      path: Object.fromEntries(match.entry.names.map((name, index) => [name, values[index] ?? ''])),
    };
  };
}
