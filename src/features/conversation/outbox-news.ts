import type { OutboxEffect, OutboxEntry } from '#src/lib/outbox-state.ts';
import type { Receipt } from './answer.ts';

/** What became of an entry of the outbox. `receipt` when the server answered, `error` when the sending failed. */
export type OutboxResult = {
  entry: OutboxEntry;
  outcome: Extract<OutboxEffect, { type: 'settled' }>['outcome'];
  receipt: Receipt | null;
  error: unknown;
};
