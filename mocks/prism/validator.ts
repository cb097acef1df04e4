// The package's main module also loads its server's parts: a random data generator, a router and a proxy.
import { validateInput, validateOutput, validateSecurity } from '@stoplight/prism-http/dist/validator/index.js';
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

/** The response with Prism's findings. A finding in the response is the mock server's fault. */
type ValidationResult = {
  readonly response: MockResponse;
  readonly request: Diagnostic[];
  readonly output: Diagnostic[];
};

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

/**
 * Prism in process for one operation, which our router chose: validates the request, lets the handler respond and
 * validates the response. The body is an object of fields (see `adapted-document.ts`), so its length and type headers
 * are replaced.
 */
export function validate(
  mockRequest: MockRequest,
  respond: (findings: readonly Diagnostic[]) => MockResponse,
): ValidationResult {
  const { resource } = mockRequest.operation;
  const input = { resource, element: prismInput(mockRequest) };
  const request = [...diagnosticsOf(validateSecurity(input)), ...diagnosticsOf(validateInput(input))];
  const response = respond(request);
  return { response, request, output: diagnosticsOf(validateOutput({ resource, element: prismOutput(response) })) };
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
