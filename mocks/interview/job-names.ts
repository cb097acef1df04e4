import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { TimelineAction } from '#mocks/timeline/timeline.ts';

type OfMessage = { readonly chat_message_id: number };

/** Jobs by name, with their arguments. The stages after an answer follow one another. */
export type JobArgs = {
  readonly answerTranscribed: OfMessage;
  readonly insightsStarted: OfMessage;
  readonly insightsCreated: OfMessage;
  readonly questionCreated: OfMessage;
  readonly workFailed: OfMessage & { readonly error: string };
  readonly summaryUpdated: OfMessage & { readonly summary_id: number };
  readonly summaryUpdateFailed: OfMessage & { readonly summary_id: number };
  readonly reconciliationProcessed: { readonly slug: string };
  readonly deliver: Frame;
  readonly happen: TimelineAction;
};

export type JobName = keyof JobArgs;
