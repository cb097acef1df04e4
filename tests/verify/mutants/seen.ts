/** What passes between the kit and the server that it verifies, as the layer in between sees it. */
import type { Header } from '#mocks/passthrough/exchange.ts';

/** An answer with its bytes. */
export type RawAnswer = { readonly status: number; readonly headers: readonly Header[]; readonly body: Buffer };

/** A call of an operation that was answered. */
export type SeenCall = {
  readonly operation: string;
  readonly target: string;
  readonly requestBody: Buffer;
  readonly answer: RawAnswer;
  /** Which call of the operation it is, from 1. */
  readonly number: number;
  /** Which one with this status, from 1. */
  readonly ordinal: number;
  /** How many events had been heard when it began. */
  readonly framesBefore: number;
};

/** A call that was made and is not answered yet. */
export type BegunCall = Pick<SeenCall, 'operation' | 'target' | 'requestBody' | 'number'>;

/** An event on its way to the kit. */
export type SeenFrame = {
  /** As it is on the wire. */
  readonly text: string;
  readonly event: string;
  readonly address: string;
  readonly data: unknown;
  /** The channel's key and the message's name in the contract. */
  readonly channel: string;
  readonly message: string;
  /** The latest call whose operation says that it causes it; null: none does. */
  readonly cause: Cause | null;
  /** Which event of the run it is, from 0. */
  readonly index: number;
};

export type Cause = {
  readonly operation: string;
  readonly number: number;
  /** The clock's time, and that at which the event is overdue. */
  readonly at: number;
  readonly deadline: number;
};

/** A frame to send, at once or when the clock has come to a time. */
export type SentFrame = { readonly text: string; readonly at?: number };

/** What one change does to the traffic; each function answers null where it leaves things as they are. */
export type Interference = {
  readonly answer?: (call: SeenCall) => RawAnswer | 'cut' | null;
  /** Answers in the server's place: the call never arrives there. `frames` are sent with it. */
  readonly instead?: (call: BegunCall) => { readonly answer: RawAnswer; readonly frames: readonly string[] } | null;
  readonly frame?: (frame: SeenFrame) => readonly SentFrame[] | null;
  /** Frames that are sent with the first call of the workflows. */
  readonly first?: readonly string[];
  /** Takes a subscription in the server's place. */
  readonly takes?: (address: string) => boolean;
};
