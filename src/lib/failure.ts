/**
 * Request failures. `network`: no response. `timeout`: no response in time. `cancelled`: by us. `http`: an error
 * status. `parse`: an unreadable response. `blocked`: never sent, because the URL was refused.
 */
export type FailureKind = 'network' | 'timeout' | 'cancelled' | 'http' | 'parse' | 'blocked';

export type Failure = {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly retryAfter: number | null;
};

/** Checks whether the server may have received the request. If so, ask before repeating it. */
export function isResponseLost(failure: Pick<Failure, 'kind'>): boolean {
  return failure.kind === 'network' || failure.kind === 'timeout';
}
