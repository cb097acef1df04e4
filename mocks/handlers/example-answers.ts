import type { OperationId } from '#src/contract/generated/operations.ts';
import type { OpenApiDocument } from '#mocks/contract/documents.ts';
import { exampleOf } from '#mocks/contract/examples.ts';
import type { Answer } from '#mocks/prism/chain.ts';

/** Operations that no other can change: each answers with this named example of the contract (status, name). */
export const exampleAnswers = {
  summaryUpdateProcess: [200, 'taken'],
} as const satisfies Partial<Record<OperationId, readonly [status: number, name: string | null]>>;

export type ExampleOperation = keyof typeof exampleAnswers;

/** The answers by operation. Throws where the contract has no such example. */
export const createExampleAnswers = (document: OpenApiDocument): ReadonlyMap<string, Answer> =>
  new Map(
    Object.entries(exampleAnswers).map(([id, [status, name]]) => [
      id,
      name === null ? { status } : { status, body: exampleOf(document, id, name) },
    ]),
  );
