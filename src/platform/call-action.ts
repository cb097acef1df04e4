import type { ApiError } from './api-error.ts';
import { transport, type Transport } from './transport.ts';
import type { TransportInit } from './transport-request.ts';

/** Options for a server-given action. */
type ActionOptions = Pick<TransportInit, 'retry' | 'signal' | 'timeoutMs'> & {
  operationId: string;
  /** The answer's parts; an action without fields has none. */
  body?: FormData | null;
  beforeRepeat?: ((error: ApiError) => Promise<boolean>) | undefined;
};

/** Calls an action whose address the server gave (answer, skip, retry, finish, save, unsave). */
export type CallAction = (url: unknown, options: ActionOptions) => Promise<Response>;

/**
 * Builds `callAction` on a transport. Always a POST, whatever method the server names; an address that does not pass
 * the guard is refused before anything is sent, as an ApiError `blocked` ("This action isn't available.").
 */
export function createCallAction(send: Transport): CallAction {
  return (url, { body, ...options }) =>
    send(typeof url === 'string' ? url : '', { ...options, method: 'POST', body: body ?? null, guard: true });
}

/** `callAction` of the application. */
export const callAction: CallAction = createCallAction(transport);
