import type { operations } from '#src/contract/generated/schema.ts';
import type { OpenApiDocument } from './contract-documents.ts';

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

type Answered<Id extends keyof operations> = operations[Id] extends { responses: infer Responses }
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
export type ContractExamples = <Id extends keyof operations>(operationId: Id, name: string) => Answered<Id>;

export function createExamples(document: OpenApiDocument): ContractExamples {
  return <Id extends keyof operations>(operationId: Id, name: string) =>
    getExample(document, operationId, name) as Answered<Id>;
}
