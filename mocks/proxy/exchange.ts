export type Header = readonly [name: string, value: string];

/** One request and its response, bytes unchanged. */
export type Exchange = {
  readonly method: string;
  readonly target: string;
  readonly requestHeaders: readonly Header[];
  /** Null: empty or omitted. */
  readonly requestBody: Uint8Array | null;
  /** False: a body may exist that was too large or left out of a recording. */
  readonly isRequestBodyStored?: boolean;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly response: ExchangeResponse | null;
  readonly failure: string | null;
};

/** The client cancelled the request, so it's not the server's fault. */
export const clientLeft = 'The client closed the connection before the response was complete.';

export type ExchangeResponse = {
  readonly status: number;
  readonly headers: readonly Header[];
  /** Without its `Content-Encoding`. */
  readonly body: Uint8Array;
  /** False: it was left out, too large or couldn't be decoded; `body` is empty. */
  readonly isBodyStored?: boolean;
  readonly receivedAt: number;
};
