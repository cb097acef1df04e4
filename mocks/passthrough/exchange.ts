/** A header with its name as it was on the wire. */
export type Header = readonly [name: string, value: string];

/** One call and what came of it, bytes untouched; whoever made it. */
export type Exchange = {
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly target: string;
  readonly requestHeaders: readonly Header[];
  /** Null: none, or not kept. */
  readonly requestBody: Uint8Array | null;
  /** False: there may have been one that a recording has left out, or that was too large. */
  readonly isRequestBodyKept?: boolean;
  /** When it came, ms since 1970. */
  readonly sentAt: number;
  /** Null: there was no whole answer; `failure` says why. */
  readonly answer: ExchangeAnswer | null;
  readonly failure: string | null;
};

/** The failure of a call that its client has given up: no fault of the server. */
export const clientLeft = 'The client left before the answer was whole.';

export type ExchangeAnswer = {
  readonly status: number;
  readonly headers: readonly Header[];
  /** Without its `Content-Encoding`. */
  readonly body: Uint8Array;
  /** False: a recording has left it out, or it is too large or cannot be unpacked here; `body` is empty then. */
  readonly isBodyKept?: boolean;
  /** When its last byte had come, ms since 1970. */
  readonly receivedAt: number;
};
