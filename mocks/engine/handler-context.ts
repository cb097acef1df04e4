import type { Broadcasts, Frame } from '#mocks/contract/broadcasts.ts';
import type { Coverage } from '#mocks/engine/coverage.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { ChangeData, InsightData, ProfileText, TimelineAction } from '#mocks/model/scenario.ts';
import type { ChatMessageRow, Schema, SessionChatRow } from '#mocks/model/tables.ts';
import type { Operation } from '#mocks/prism/operations.ts';
import type { ChannelEvents } from '#src/api/generated/events.ts';
import type { components } from '#src/api/generated/mock-control.ts';
import type { OperationId } from '#src/api/generated/operations.ts';

type OfMessage = { readonly chat_message_id: number };

/** Jobs by name, with their arguments. The stages after an answer follow one another. */
export type JobArgs = {
  readonly answerTranscribed: OfMessage;
  readonly insightsStarted: OfMessage;
  readonly insightsCreated: OfMessage;
  readonly questionDrafted: OfMessage & { readonly content: string };
  readonly questionCreated: OfMessage;
  readonly findingsCreated: OfMessage;
  readonly workFailed: OfMessage & { readonly error: string };
  readonly conversationCompleted: OfMessage & { readonly session_chat_id: number };
  readonly summaryUpdated: OfMessage & { readonly summary_id: number };
  readonly summaryUpdateFailed: OfMessage & { readonly summary_id: number };
  readonly reconciliationProcessed: { readonly slug: string };
  readonly deliver: Frame;
  readonly happen: TimelineAction;
};

export type JobName = keyof JobArgs;

type Emit = <Channel extends keyof ChannelEvents, Message extends keyof ChannelEvents[Channel] & string>(
  channel: Channel,
  id: number,
  message: Message,
  payload: ChannelEvents[Channel][Message],
) => void;

/** The stages after an answer that need something of the interviewer. */
export type Stage = 'answerTranscribed' | 'insightsStarted' | 'insightsCreated' | 'questionCreated';

/** A fact that a project doesn't have yet. Without `element`, the element is new. */
export type Addition = {
  readonly element: string | null;
  readonly type: string;
  readonly name: string;
  readonly field: string;
  readonly value: string;
};

/** What an answer leads to, besides the next question. */
export type Outcome = {
  readonly insights: readonly InsightData[];
  readonly facts: readonly Schema<'ExtractedFact'>[];
  /** They contradict the project, so the writer reviews them. */
  readonly changes: readonly ChangeData[];
  readonly additions: readonly Addition[];
  /** About the writer: the profile field that the answer fills. */
  readonly profileField: ProfileText | null;
  readonly progress: number;
};

export type NextQuestion = {
  /** The script question's slug. */
  readonly slug: string | null;
  /** The free-play question's slug. */
  readonly asked: string | null;
  readonly step: string;
  readonly content: string;
  readonly audio: string | null;
};

type ReadsChat<Result> = (session: MockSession, chat: SessionChatRow) => Result;
type ReadsMessage<Result> = (session: MockSession, chat: SessionChatRow, message: ChatMessageRow) => Result;

/**
 * Who interviews: the scenario's script, or a model. `enter` and `updateSummary` may take minutes and end in a job. The
 * others are read when that job runs: what they return has arrived and has been checked.
 */
export type Interviewer = {
  /** Null for the script. */
  readonly about: components['schemas']['Interviewer'] | null;
  /** Runs the stage when what it needs is there, or `workFailed` with a reason for the writer. */
  readonly enter: (context: HandlerContext, stage: Stage, message: ChatMessageRow) => void;
  readonly transcription: ReadsMessage<{ readonly text: string; readonly source: 'audio' | 'script' }>;
  readonly outcome: ReadsMessage<Outcome>;
  /** The first question of a conversation. It never waits. */
  readonly firstQuestion: ReadsChat<NextQuestion>;
  /** The question after this message. */
  readonly nextQuestion: ReadsMessage<NextQuestion>;
  /** The question that replaces an unanswered one after a correction of the answer before it. Null: it stays. */
  readonly correctedQuestion: ReadsMessage<NextQuestion | null>;
  readonly story: ReadsChat<Pick<Schema<'Story'>, 'name' | 'percent' | 'progress'>>;
  readonly finished: (context: HandlerContext, chat: SessionChatRow) => void;
  /** The job `conversationCompleted`, some time after `finished`. */
  readonly complete: (context: HandlerContext, args: JobArgs['conversationCompleted']) => void;
  /** Runs `summaryUpdated` or `summaryUpdateFailed`. */
  readonly updateSummary: (context: HandlerContext, args: JobArgs['summaryUpdated']) => void;
  readonly summaryText: (session: MockSession, args: JobArgs['summaryUpdated']) => string;
  /** Continues what a restart interrupted. */
  readonly resume: (session: MockSession) => void;
  /** Stops requests. What they were for is asked again after a restart. */
  readonly close: () => void;
};

export type HandlerContext = {
  readonly cause: OperationId;
  readonly session: MockSession;
  readonly interviewer: Interviewer;
  /**
   * Broadcasts an event, skipping the request's own connection if `x-emits` says `to: others`. Throws when the operation
   * doesn't declare it or the payload breaks the contract.
   */
  readonly emit: Emit;
  /** Schedules a job in `delay` ms of session time, caused by the same operation. */
  readonly schedule: <Name extends JobName>(name: Name, delay: number, args: JobArgs[Name]) => void;
};

export type ContextDeps = {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly broadcasts: Broadcasts;
  readonly coverage: Coverage;
  readonly interviewer: Interviewer;
};

/** Creates the context of one operation's work. It may emit only what `x-emits` declares. */
export function createContext(
  { operations, broadcasts, coverage, interviewer }: ContextDeps,
  session: MockSession,
  cause: OperationId,
  socketId?: string,
): HandlerContext {
  const declared = operations.get(cause)?.emits ?? [];
  return {
    session,
    interviewer,
    cause,
    emit: (channel, id, message, payload) => {
      const emission = declared.find((entry) => entry.channel === channel && entry.message === message);
      if (!emission) throw new Error(`${cause} emits ${message} on ${channel}, which its x-emits does not declare.`);
      const exceptSocketId = emission.to === 'others' ? socketId : undefined;
      session.delivery.send(broadcasts.encode(channel, id, message, payload), exceptSocketId);
      coverage.sent(channel, message, broadcasts.readFields(channel, message, payload).declared);
      coverage.emitted(cause, channel, message);
    },
    schedule: (name, delay, args) => {
      session.schedule({ name, args, delay, cause });
    },
  };
}
