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

/** The API error's fields that affect its text. */
export type FailureDetails = {
  readonly kind: FailureKind | null;
  readonly status: number | null;
  readonly message: string | null;
  readonly retryAfter: number | null;
};

const kinds: readonly FailureKind[] = ['network', 'timeout', 'cancelled', 'http', 'parse', 'blocked'];

/** Reads an error defensively, because any value can be thrown. */
export function readFailure(error: unknown): FailureDetails {
  const status = readField(error, 'status');
  const retryAfter = readField(error, 'retryAfter');
  return {
    kind: kinds.find((kind) => kind === readField(error, 'kind')) ?? null,
    status: typeof status === 'number' && status >= 100 ? status : null,
    message: serverText(readField(error, 'message')),
    retryAfter: typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : null,
  };
}

const longestServerText = 300;

/** Returns a server's text fit to show: not empty, at most 300 characters. */
export function serverText(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  if (text === '') return null;
  return text.length <= longestServerText ? text : `${text.slice(0, longestServerText - 1).toWellFormed()}…`;
}

export function readField(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;
}
