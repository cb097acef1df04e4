import { unescape } from 'node:querystring';
import { match } from 'path-to-regexp';
import { getPath } from '#verify/base/exchange.ts';
import {
  type Emission,
  isIn,
  type JsonSchema,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
  type SubsetName,
} from '#verify/contract/documents.ts';
import { asText, type Fields } from '#verify/base/values.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
type Method = (typeof methods)[number];

/** Media type → schema. Empty if there's no body. */
export type BodySchemas = ReadonlyMap<string, JsonSchema>;

export type Operation = {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly secured: boolean;
  readonly parameters: readonly ParameterObject[];
  readonly body: { readonly mediaType: string; readonly schema: JsonSchema; readonly required: boolean } | null;
  readonly responses: ReadonlyMap<number, BodySchemas>;
  /** The response `5XX`, for statuses that aren't in `responses`. */
  readonly serverErrors: BodySchemas | null;
  readonly emits: readonly Emission[];
  readonly definition: OperationObject;
};

export type Match = { readonly operation: Operation; readonly path: Readonly<Record<string, string>> };

function getBodySchemas({ content = {} }: ResponseObject): BodySchemas {
  return new Map(Object.entries(content).map(([type, { schema = {} }]) => [type, schema]));
}

/** The contract's response with this status. Undefined if the operation documents none. */
export function findResponse({ responses, serverErrors }: Operation, status: number): BodySchemas | undefined {
  return responses.get(status) ?? (status >= 500 && serverErrors ? serverErrors : undefined);
}

function toOperation(
  { security }: OpenApiDocument,
  path: string,
  method: Method,
  definition: OperationObject,
): Operation {
  const { requestBody, parameters = [] } = definition;
  const [body] = Object.entries(requestBody?.content ?? {});
  const { '5XX': serverErrors, ...responses } = definition.responses ?? {};
  return {
    id: definition.operationId ?? `${method} ${path}`,
    method,
    path,
    secured: (definition.security ?? security ?? []).length > 0,
    parameters,
    body: body ? { mediaType: body[0], schema: body[1].schema ?? {}, required: requestBody?.required ?? false } : null,
    responses: new Map(
      Object.entries(responses).map(([status, response]) => [Number(status), getBodySchemas(response)]),
    ),
    serverErrors: serverErrors ? getBodySchemas(serverErrors) : null,
    emits: definition['x-emits'] ?? [],
    definition,
  };
}

const template = /\{([^}]+)\}/g;

/** Returns a path with its parameters' values, and a query. */
export function buildTarget({ path }: Operation, values: Fields, query: Fields): string {
  const filled = path.replaceAll(template, (_all, name: string) => encodeURIComponent(asText(values[name] ?? '')));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, asText(value)]));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** Fixed paths win over those with parameters, as in Laravel. */
function createFind(operations: Iterable<Operation>): (method: string, target: string) => Match | null {
  const routes = [...operations].map((operation) => {
    const path = operation.path.replaceAll(template, ':$1');
    return { operation, read: match(path, { decode: unescape, sensitive: true, trailing: false }) };
  });
  const parameterCount = ({ operation: { path } }: (typeof routes)[number]): number => path.split('{').length;
  const sorted = routes.toSorted((one, other) => parameterCount(one) - parameterCount(other));
  return (method, target) => {
    // Laravel routes HEAD like GET.
    const sought = method.toLowerCase() === 'head' ? 'get' : method.toLowerCase();
    for (const { operation, read } of sorted) {
      const found = operation.method === sought && read(getPath(target));
      if (found) return { operation, path: found.params as Match['path'] };
    }
    return null;
  };
}

function getActions({ components }: OpenApiDocument): ReadonlyMap<string, string> {
  const schemas = Object.values((components?.['schemas'] ?? {}) as Readonly<Record<string, Fields>>);
  const properties = schemas.flatMap(({ properties: all = {} }) =>
    Object.entries(all as Readonly<Record<string, Fields>>),
  );
  return new Map(
    properties.flatMap(([name, { 'x-operation': operation }]) =>
      typeof operation === 'string' ? [[name, operation] as const] : [],
    ),
  );
}

export type RestContract = {
  readonly version: string;
  readonly operations: ReadonlyMap<string, Operation>;
  /** `target`: a path, with or without a query. Null if undocumented. */
  readonly find: (method: string, target: string) => Match | null;
  /** Name of a server-given action, such as `answer` → its operation (`x-operation`). */
  readonly actions: ReadonlyMap<string, string>;
};

/** `document`: without references. */
export function createRestContract(document: OpenApiDocument, only: SubsetName = 'extension'): RestContract {
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method] && isIn(only, item[method]) ? [toOperation(document, path, method, item[method])] : [],
    ),
  );
  const operations = new Map(all.map((operation) => [operation.id, operation]));
  return {
    version: document.info.version,
    operations,
    find: createFind(operations.values()),
    actions: getActions(document),
  };
}
