import type { Emission } from '#verify/contract/documents.ts';
import type { Header } from '#verify/base/exchange.ts';

export type RawResponse = { readonly status: number; readonly headers: readonly Header[]; readonly body: Buffer };

export type CapturedRequest = {
  readonly operation: string;
  readonly target: string;
  readonly requestBody: Buffer;
  readonly response: RawResponse;
  /** The operation's request count, from 1. */
  readonly number: number;
  /** Count with this status, from 1. */
  readonly ordinal: number;
  readonly framesBefore: number;
};

export type StartedRequest = Pick<CapturedRequest, 'operation' | 'target' | 'requestBody' | 'number'>;

export type CapturedFrame = {
  readonly text: string;
  readonly event: string;
  readonly address: string;
  readonly data: unknown;
  readonly channel: string;
  readonly message: string;
  /** The latest request that can cause it, if any. */
  readonly cause: Cause | null;
  readonly index: number;
};

export type Cause = {
  readonly operation: string;
  readonly number: number;
  readonly at: number;
  readonly deadline: number;
  readonly emission: Emission;
};

/** `at`: clock time to send it; default now. `toSender`: to the connection that sent the request, not the other one. */
export type SentFrame = { readonly text: string; readonly at?: number; readonly toSender?: true };

/** One change to the traffic. Functions return null to leave it unchanged. */
export type Interference = {
  readonly response?: (request: CapturedRequest) => RawResponse | 'cut' | null;
  /** Replaces the server's response: the request isn't forwarded. Sends `frames` with it. */
  readonly instead?: (
    request: StartedRequest,
  ) => { readonly response: RawResponse; readonly frames: readonly string[] } | null;
  readonly frame?: (frame: CapturedFrame) => readonly SentFrame[] | null;
  readonly first?: readonly string[];
  readonly accepts?: (address: string) => boolean;
};
