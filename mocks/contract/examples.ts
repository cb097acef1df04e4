import type { operations } from '#src/contract/generated/schema.ts';
import type { OpenApiDocument } from './documents.ts';

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** What an operation answers when all is well. */
type Answered<Id extends keyof operations> = operations[Id] extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Status extends 200 | 201 ? JsonOf<Responses[Status]> : never }[keyof Responses]
  : never;

type Examples = Readonly<Record<string, { readonly value?: unknown }>>;
type Response = { readonly content?: Readonly<Record<string, { readonly examples?: Examples }>> };

/** The value of a named example of an operation's answers. Throws where there is none. */
const exampleOf = (document: OpenApiDocument, operationId: string, name: string): unknown => {
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find((found) => found.operationId === operationId);
  for (const response of Object.values(operation?.responses ?? {}) as Response[]) {
    const found = response.content?.['application/json']?.examples?.[name];
    if (found) return structuredClone(found.value);
  }
  throw new Error(`The contract has no example "${name}" of ${operationId}.`);
};

/** Reads examples with the types of their operations; the test command holds each example to its schema. */
export type ContractExamples = <Id extends keyof operations>(operationId: Id, name: string) => Answered<Id>;

export const createExamples =
  (document: OpenApiDocument): ContractExamples =>
  <Id extends keyof operations>(operationId: Id, name: string) =>
    exampleOf(document, operationId, name) as Answered<Id>;
