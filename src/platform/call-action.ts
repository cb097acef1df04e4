import type { ApiError } from './api-error.ts';
import { transport, type Transport } from './transport.ts';
import type { TransportInit } from './transport-request.ts';

type ActionOptions = Pick<TransportInit, 'retry' | 'signal' | 'timeoutMs'> & {
  operationId: string;
  body?: FormData | null;
  beforeRepeat?: ((error: ApiError) => Promise<boolean>) | undefined;
};

export type CallAction = (url: unknown, options: ActionOptions) => Promise<Response>;

/**
 * Creates `callAction` on a transport. Always sends a POST, whatever the server's method. Throws ApiError `blocked`
 * before sending if the URL fails the guard ("This action isn't available.").
 */
export function createCallAction(send: Transport): CallAction {
  return (url, { body, ...options }) =>
    send(typeof url === 'string' ? url : '', { ...options, method: 'POST', body: body ?? null, guard: true });
}

export const callAction: CallAction = createCallAction(transport);
