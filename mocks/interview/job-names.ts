import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { TimelineAction } from '#mocks/timeline/timeline.ts';

type OfMessage = { readonly chat_message_id: number };

/** Work that is done later, by name, with what it needs to know. The stages after an answer follow one another. */
export type JobArgs = {
  readonly answerTranscribed: OfMessage;
  readonly insightsBegun: OfMessage;
  readonly insightsCreated: OfMessage;
  readonly questionCreated: OfMessage;
  readonly workFailed: OfMessage & { readonly error: string };
  readonly summaryUpdated: OfMessage & { readonly summary_id: number };
  readonly summaryUpdateFailed: OfMessage & { readonly summary_id: number };
  /** Applies the changes of the reconciliation of this slug. */
  readonly reconciliationProcessed: { readonly slug: string };
  /** Sends an event that was made late on purpose. */
  readonly deliver: Frame;
  /** Lets an entry of the scenario's timeline happen. */
  readonly happen: TimelineAction;
};

export type JobName = keyof JobArgs;
