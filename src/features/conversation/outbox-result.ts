import type { OutboxEffect, OutboxEntry } from '#src/lib/outbox-state.ts';
import type { Receipt } from './answer.ts';

/** An outbox entry's result. `receipt` after a response, `error` after a failure. */
export type OutboxResult = {
  entry: OutboxEntry;
  outcome: Extract<OutboxEffect, { type: 'settled' }>['outcome'];
  receipt: Receipt | null;
  error: unknown;
};
