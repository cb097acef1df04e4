import type { OpenApiDocument, OperationObject } from '#verify/contract/documents.ts';
import type { operations } from '#src/api/generated/schema.ts';

/** A response that the contract documents: one of its named examples, or its status alone if it has no body. */
export type DocumentedResponse = {
  /** `404`, or `5XX` for a range. */
  readonly code: string;
  /** Null without a body. */
  readonly example: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

type ResponseObject = {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly example?: unknown }>>;
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, { readonly value?: unknown }>> }>
  >;
};

/** The status of a range that names none: what a gateway returns. */
const unavailable = 503;

/** Returns an operation's documented responses, in order. Omits bodies without an example, such as files. */
export function documentedResponses(
  document: OpenApiDocument,
  { responses = {} }: OperationObject,
): DocumentedResponse[] {
  const named = document.components?.responses ?? {};
  return Object.entries(responses).flatMap(([code, value]): DocumentedResponse[] => {
    const response = value as ResponseObject;
    const { content, headers = {} } = (named[response.$ref?.split('/').at(-1) ?? ''] ?? response) as ResponseObject;
    const sent = Object.entries(headers).flatMap(([name, { example }]) =>
      typeof example === 'string' || typeof example === 'number' ? [[name, `${example}`] as const] : [],
    );
    if (!content) return [{ code, example: null, headers: Object.fromEntries(sent) }];
    return Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
      Object.entries(examples).map(([example, { value: body }]) => ({
        code,
        example,
        headers: { 'Content-Type': mediaType, ...Object.fromEntries(sent) },
        body,
      })),
    );
  });
}

function findDocumented(document: OpenApiDocument, operationId: string): DocumentedResponse[] {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  return operation ? documentedResponses(document, operation) : [];
}

/** A status of its own wins over its range. */
function filterByStatus(documented: readonly DocumentedResponse[], status: string): readonly DocumentedResponse[] {
  const exact = documented.filter(({ code }) => code === status);
  if (exact.length > 0 || !/^\d{3}$/.test(status)) return exact;
  return documented.filter(({ code }) => code === `${status[0]}XX`);
}

type Choice = { readonly status?: string | undefined; readonly example?: string | undefined };
type ChosenResponse = Pick<DocumentedResponse, 'headers' | 'body'> & { readonly status: number };

function list(values: readonly (string | null)[]): string {
  return [...new Set(values)].filter((value) => value !== null).join(', ') || 'none';
}

/** Returns the first documented response with this status and example, or a sentence that names the known ones. */
export function chooseResponse(
  operationId: string,
  documented: readonly DocumentedResponse[],
  { status, example }: Choice,
): ChosenResponse | string {
  const candidates = status === undefined ? documented : filterByStatus(documented, status);
  if (status !== undefined && candidates.length === 0) {
    return `The contract has no example of ${operationId} with status ${status}. Known: ${list(documented.map(({ code }) => code))}.`;
  }
  const chosen = example === undefined ? candidates[0] : candidates.find((response) => response.example === example);
  if (!chosen) {
    const known = list(candidates.map((response) => response.example));
    const where = status === undefined ? operationId : `${operationId} with status ${status}`;
    return `The contract has no example "${example}" of ${where}. Known: ${known}.`;
  }
  const { code, headers, body } = chosen;
  return { status: Number(status ?? code) || unavailable, headers, ...(body !== undefined && { body }) };
}

type ChoosingFault = { readonly operation_id: string; readonly status?: number; readonly example?: string };

/** Returns a sentence when a fault names an unknown example, else null. */
export function findExampleProblem(document: OpenApiDocument, fault: ChoosingFault): string | null {
  const { operation_id: id, status, example } = fault;
  if (example === undefined) return null;
  const chosen = chooseResponse(id, findDocumented(document, id), { status: status?.toString(), example });
  return typeof chosen === 'string' ? chosen : null;
}

/** Reads the preferences of a `Prefer` header (RFC 7240) that choose a response, as Prism does. */
export function readPreferences(header: string): Choice | null {
  const values = new Map<string, string>();
  for (const preference of header.split(',')) {
    const [, name = '', quoted, token] = /^\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s;"]+))/.exec(preference) ?? [];
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, quoted ?? token ?? '');
  }
  const [status, example] = [values.get('code'), values.get('example')];
  return status === undefined && example === undefined ? null : { status, example };
}

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

type ResponseBody<Id extends keyof operations> = operations[Id] extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Status extends 200 | 201 ? JsonOf<Responses[Status]> : never }[keyof Responses]
  : never;

type Examples = Readonly<Record<string, { readonly value?: unknown }>>;
type Body = { readonly content?: Readonly<Record<string, { readonly examples?: Examples }>> };

/** Returns the value of an operation's named JSON example, of a response or of the request. Throws when there is none. */
export function getExample(document: OpenApiDocument, operationId: string, name: string): unknown {
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find((candidate) => candidate.operationId === operationId);
  const bodies = [...Object.values(operation?.responses ?? {}), operation?.requestBody ?? {}] as Body[];
  for (const body of bodies) {
    const example = body.content?.['application/json']?.examples?.[name];
    if (example) return structuredClone(example.value);
  }
  throw new Error(`The contract has no example "${name}" of ${operationId}.`);
}

/** Reads examples, typed by operation. The test command checks each against its schema. */
export type ContractExamples = <Id extends keyof operations>(operationId: Id, name: string) => ResponseBody<Id>;

export function createExamples(document: OpenApiDocument): ContractExamples {
  return <Id extends keyof operations>(operationId: Id, name: string) =>
    getExample(document, operationId, name) as ResponseBody<Id>;
}
