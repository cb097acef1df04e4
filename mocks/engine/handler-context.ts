import type { Broadcasts, Frame } from '#mocks/contract/broadcasts.ts';
import type { Coverage } from '#mocks/engine/coverage.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { TimelineAction } from '#mocks/model/scenario.ts';
import type { Operation } from '#mocks/prism/operations.ts';
import type { ChannelEvents } from '#src/contract/generated/events.ts';
import type { OperationId } from '#src/contract/generated/operations.ts';

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

type Emit = <Channel extends keyof ChannelEvents, Message extends keyof ChannelEvents[Channel] & string>(
  channel: Channel,
  id: number,
  message: Message,
  payload: ChannelEvents[Channel][Message],
) => void;

export type HandlerContext = {
  readonly cause: OperationId;
  readonly session: MockSession;
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
};

/** Creates the context of one operation's work. It may emit only what `x-emits` declares. */
export function createContext(
  { operations, broadcasts, coverage }: ContextDeps,
  session: MockSession,
  cause: OperationId,
  socketId?: string,
): HandlerContext {
  const declared = operations.get(cause)?.emits ?? [];
  return {
    session,
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
