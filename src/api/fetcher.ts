import type { ApiError } from '#src/platform/api-error.ts';
import { api, type SendOptions } from './client.ts';
import { operations, type OperationId } from './generated/operations.ts';
import { mayBeEmpty, responseShapes } from './generated/shapes.ts';
import { MismatchError, normalise, type Shape } from './normalise.ts';

/** Every error of the generated hooks: the bodies of failed responses are in it. */
export type ErrorType<_Body> = ApiError;

export type FetcherInit = SendOptions & {
  /** Receives the response's body and returns the one to normalise. May throw. */
  readonly prepare?: (body: unknown) => unknown;
  /** An address from the server, instead of the contract's path. It must pass the guard for actions. */
  readonly action?: string | undefined;
};

type Operation = { readonly id: OperationId; readonly method: string; readonly pattern: RegExp };

/** Fixed paths before those with parameters, such as `/subscriptions/invoices` before `/subscriptions/{subscription}`. */
const patterns: readonly Operation[] = (Object.entries(operations) as [OperationId, string][])
  .map(([id, call]) => {
    const [method = '', path = ''] = call.split(' ', 2);
    return { id, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  })
  .toSorted((one, other) => Number(one.pattern.source.includes('[')) - Number(other.pattern.source.includes('[')));

function findOperation(method: string, address: string): OperationId {
  const [path = ''] = address.split('?', 1);
  const found = patterns.find((operation) => operation.method === method && operation.pattern.test(path));
  if (found === undefined) throw new Error(`The contract has no operation ${method} ${path}.`);
  return found.id;
}

const shapes: Readonly<Partial<Record<OperationId, Shape>>> = responseShapes;

/**
 * Sends the generated functions' requests (orval's mutator). Returns the parsed body with the
 * contract's type, or undefined for an empty response. Throws ApiError.
 */
export async function fetcher<T>(address: string, { prepare, action, ...init }: FetcherInit): Promise<T> {
  const operationId = findOperation(init.method ?? 'GET', address);
  const guard = action !== undefined;
  const { status, body: parsed } = await api.send(action ?? address, { ...init, operationId, guard });
  const body = prepare === undefined ? parsed : prepare(parsed);
  const shape = status === 204 && mayBeEmpty.has(operationId) ? undefined : shapes[operationId];
  return (shape === undefined ? body : normalise(shape, body, operationId)) as T;
}

/** Accepts a success without a usable body, for an action that has happened whatever the body says. */
export async function acceptMismatch<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (error instanceof MismatchError) return undefined;
    throw error;
  });
}
