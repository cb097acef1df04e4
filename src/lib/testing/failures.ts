import type { Failure } from '../failure.ts';

/** What the API client throws, as far as its texts need it. */
type Thrown = Failure & { readonly operationId: string; readonly message: string; readonly fields: object };

export function http(status: number, message = '', retryAfter: number | null = null): Thrown {
  return { operationId: 'x', kind: 'http', status, message, fields: {}, retryAfter };
}

/** A request without a response. */
export const lost: Thrown = {
  operationId: 'x',
  kind: 'network',
  status: null,
  message: 'Failed to fetch',
  fields: {},
  retryAfter: null,
};
