import { bundleTarget } from '@stoplight/json';
import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import type { PrismHttpInstance } from '@stoplight/prism-http';
import type { Emission, OpenApiDocument } from '#mocks/contract/contract-documents.ts';
import { documentedResponses, type DocumentedResponse } from '#mocks/contract/documented-responses.ts';
import type { BodyShape, Method } from './adapted-document.ts';
import { adaptDocument, bodyShape, methods } from './adapted-document.ts';

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
