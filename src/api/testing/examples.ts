import contract from '../../../openapi/openapi.bundle.json' with { type: 'json' };
import { operations as addresses } from '../generated/operations.ts';
import type { operations } from '../generated/schema.ts';

type OperationId = keyof typeof addresses & keyof operations;

type Body<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

type Success<Id extends OperationId> = operations[Id]['responses'] extends infer Responses
  ? { [Status in keyof Responses & (200 | 201)]: Body<Responses[Status]> }[keyof Responses & (200 | 201)]
  : never;

type Examples = Readonly<Record<string, { readonly value: unknown }>>;
type Operation = {
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json'?: { examples?: Examples } } }>
  >;
};

/** Returns an example of the contract: the operation's successful response, the first one unless it's named. */
export function example<Id extends OperationId>(id: Id, name?: string): Success<Id> {
  const [method = '', path = ''] = addresses[id].split(' ');
  const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const { responses } = paths[path]?.[method.toLowerCase()] ?? { responses: {} };
  const examples = (responses['200'] ?? responses['201'])?.content?.['application/json']?.examples ?? {};
  const found = name === undefined ? Object.values(examples)[0] : examples[name];
  if (found === undefined) throw new Error(`The contract has no example "${name ?? ''}" of ${id}.`);
  return structuredClone(found.value) as Success<Id>;
}
