import { createInstance, type PrismHttpComponents } from '@stoplight/prism-http';
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

export type Validator = (
  mockRequest: MockRequest,
  respond: (findings: readonly Diagnostic[]) => MockResponse,
) => Promise<ValidationResult>;

type PrismInput = Parameters<PrismHttpComponents['validateInput']>[0]['element'];

function nothing(): void {
  // Intentionally empty.
}

/** Prism requires a logger, but returns its findings. */
const quietLogger: Readonly<Record<string, unknown>> = {
  info: nothing,
  warn: nothing,
  error: nothing,
  debug: nothing,
  trace: nothing,
  fatal: nothing,
  success: nothing,
  silent: nothing,
  level: 'silent',
  child: () => quietLogger,
};

function right<T>(value: T): { readonly _tag: 'Right'; readonly right: T } {
  return { _tag: 'Right', right: value };
}

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

/**
 * Prism in process for one operation, which our router chose. The body is an object of fields (see
 * `adapted-document.ts`), so its length and type headers are replaced.
 */
export function createValidator(): Validator {
  const waiting = new WeakMap<
    object,
    { readonly respond: Parameters<Validator>[1]; response: MockResponse | undefined }
  >();
  const prism = createInstance(
    {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    {
      logger: quietLogger,
      route: ({ resources }) => {
        const [resource] = resources;
        if (!resource) throw new Error('Prism was given no operation.');
        return right(resource);
      },
      mock:
        ({ input }) =>
        () => {
          const entry = waiting.get(input.data);
          if (!entry) throw new Error('Prism answers a call that was never made.');
          const response = entry.respond(input.validations.map(toDiagnostic));
          entry.response = response;
          return right(prismOutput(response));
        },
    },
  );
  return async (mockRequest, respond) => {
    const input = prismInput(mockRequest);
    const entry: { readonly respond: typeof respond; response: MockResponse | undefined } = {
      respond,
      response: undefined,
    };
    waiting.set(input, entry);
    const result = await prism.request(input, [mockRequest.operation.resource])();
    if (result._tag === 'Left') throw result.left;
    if (!entry.response) throw new Error('Prism did not ask for an answer.');
    const { input: request, output } = result.right.validations;
    return { response: entry.response, request: request.map(toDiagnostic), output: output.map(toDiagnostic) };
  };
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
