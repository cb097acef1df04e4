import { isDeepStrictEqual } from 'node:util';
// The package's main module also loads its server's parts: a random data generator, a router and a proxy.
import { validateInput, validateOutput, validateSecurity } from '@stoplight/prism-http/dist/validator/index.js';
import { type FieldPaths, readFieldPaths } from '#mocks/contract/json-schemas.ts';
import type { Operation } from './operations.ts';

/** Prism's finding. `severity` 0 is an error, 1 a warning. */
export type Diagnostic = {
  readonly path: string[];
  readonly code: string;
  readonly message: string;
  readonly severity: number;
};

type PrismDiagnostic = {
  readonly path?: readonly (string | number)[] | undefined;
  readonly code?: string | number | undefined;
  readonly message: string;
  readonly severity: number;
};

function toDiagnostic(diagnostic: PrismDiagnostic): Diagnostic {
  return {
    path: (diagnostic.path ?? []).map(String),
    code: String(diagnostic.code ?? ''),
    message: diagnostic.message,
    severity: diagnostic.severity,
  };
}

export type MockRequest = {
  readonly operation: Operation;
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>> | undefined;
};

/** A file response. Its bytes are created only after validation. */
export type ResponseFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: () => Promise<Uint8Array>;
};

export type MockResponse = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body?: unknown;
  /** A body that isn't JSON; the headers contain its type. */
  readonly text?: string;
  readonly file?: ResponseFile;
  /** A response about the mock server, not about the product. It isn't validated. */
  readonly outsideContract?: true;
};

/** Prism's findings in a response, which are the mock server's fault. `fields` are the paths of the JSON body's fields. */
type ValidatedResponse = {
  readonly response: MockResponse;
  readonly output: Diagnostic[];
  readonly fields: FieldPaths['declared'];
};

type ValidationResult = ValidatedResponse & { readonly request: Diagnostic[] };

type PrismInput = Parameters<typeof validateInput>[0]['element'];

function prismInput({ operation, path, query, headers, fields }: MockRequest): PrismInput {
  return {
    method: operation.method,
    url: { path, query: { ...query } },
    headers: fields ? { ...headers, 'content-type': 'application/json', 'content-length': '1' } : { ...headers },
    body: fields,
  };
}

function prismOutput({ status, headers = {}, body, text, file }: MockResponse): {
  statusCode: number;
  headers: Record<string, string>;
  body?: unknown;
} {
  if (file) return { statusCode: status, headers: { ...headers, 'content-type': file.type }, body: { ...file } };
  if (text !== undefined) return { statusCode: status, headers: { ...headers }, body: text };
  return body === undefined
    ? { statusCode: status, headers }
    : { statusCode: status, headers: { 'content-type': 'application/json', ...headers }, body };
}

type Validation = ReturnType<typeof validateSecurity | typeof validateInput | typeof validateOutput>;

function diagnosticsOf(validation: Validation): Diagnostic[] {
  return validation._tag === 'Left' ? validation.left.map(toDiagnostic) : [];
}

/** The session's log stores so many for one request or response. */
const most = 50;

function undeclared(place: 'body' | 'query', names: readonly string[]): Diagnostic[] {
  return names.slice(0, most).map((name) => ({
    path: [place, ...name.split('.')],
    code: 'undeclared',
    message: `The contract has no such ${place === 'query' ? 'query parameter' : 'field'}.`,
    severity: 1,
  }));
}

/** Returns the body fields and query parameters that the contract lacks. Laravel ignores them. */
function findUndeclaredInRequest({ operation, query, fields }: MockRequest): Diagnostic[] {
  const { request } = operation.resource;
  const parameters = new Set((request?.query ?? []).map(({ name }) => name));
  const unknown = Object.keys(query).filter((name) => !parameters.has(name));
  const schema = request?.body?.contents?.[0]?.schema;
  const paths = fields && schema ? readFieldPaths(operation.resource, schema, fields) : { undeclared: [] };
  return [...undeclared('query', unknown), ...undeclared('body', paths.undeclared)];
}

/** Returns the paths of a JSON response's fields, and a diagnostic for each field that the contract lacks. */
function readResponseFields(
  operation: Operation,
  { status, body }: MockResponse,
): { readonly fields: FieldPaths['declared']; readonly undeclared: Diagnostic[] } {
  const { responses } = operation.resource;
  const documented =
    responses.find(({ code }) => code === String(status)) ?? responses.find(({ code }) => code === '5XX');
  const schema = documented?.contents?.find(({ mediaType }) => mediaType === 'application/json')?.schema;
  if (body === undefined || !schema) return { fields: [], undeclared: [] };
  const paths = readFieldPaths(operation.resource, schema, body);
  return { fields: paths.declared, undeclared: undeclared('body', paths.undeclared) };
}

const writtenBodies = new WeakMap<object, Uint8Array>();

/** Returns a response body's JSON in UTF-8. It's written once, so a body must not change after it was sent. */
export function toJson(body: unknown): Uint8Array {
  if (typeof body !== 'object' || body === null) return Buffer.from(JSON.stringify(body));
  const written = writtenBodies.get(body) ?? Buffer.from(JSON.stringify(body));
  writtenBodies.set(body, written);
  return written;
}

/** Each operation's last valid response: a client that refetches mostly gets the same. */
const lastValid = new WeakMap<Operation, ValidatedResponse>();

/** Returns the operation's last valid response instead of an equal one: its findings are known, its JSON is written. */
function validateResponse(operation: Operation, response: MockResponse): ValidatedResponse {
  const last = lastValid.get(operation);
  if (last && isDeepStrictEqual(last.response, response)) return last;
  const { resource } = operation;
  const { fields, undeclared } = readResponseFields(operation, response);
  const output = [...diagnosticsOf(validateOutput({ resource, element: prismOutput(response) })), ...undeclared];
  const validated = { response, output, fields };
  if (response.body !== undefined && output.length === 0) lastValid.set(operation, validated);
  return validated;
}

/**
 * Prism in process for one operation, which our router chose: validates the request, lets the handler respond and
 * validates the response, unless the operation's last one was the same. The body is an object of fields (see
 * `adapted-document.ts`), so its length and type headers are replaced.
 */
export function validate(
  mockRequest: MockRequest,
  respond: (findings: readonly Diagnostic[]) => MockResponse,
): ValidationResult {
  const { operation } = mockRequest;
  const { resource } = operation;
  const input = { resource, element: prismInput(mockRequest) };
  const found = [...diagnosticsOf(validateSecurity(input)), ...diagnosticsOf(validateInput(input))];
  const response = respond(found);
  const request = [...found, ...findUndeclaredInRequest(mockRequest)];
  return { request, ...validateResponse(operation, response) };
}

type Values = Readonly<Record<string, string | string[]>>;

function isNumber(schema: unknown): boolean {
  return (
    typeof schema === 'object' &&
    schema !== null &&
    'type' in schema &&
    (schema.type === 'integer' || schema.type === 'number')
  );
}

/** Returns a location's parameters. Omits a value that breaks its schema, as Laravel ignores a `page` of "abc". */
export function readParameters(
  operation: Operation,
  source: 'path' | 'query',
  values: Values,
  findings: readonly Diagnostic[],
): Readonly<Record<string, unknown>> {
  const broken = new Set(findings.filter(({ path }) => path[0] === source).map(({ path }) => path[1]));
  const read: Record<string, unknown> = {};
  for (const { name, schema } of operation.resource.request?.[source] ?? []) {
    const value = values[name];
    if (value === undefined || broken.has(name.toLowerCase())) continue;
    read[name] = isNumber(schema) ? Number(value) : value;
  }
  return read;
}
