import type { OperationId } from '#src/contract/generated/operations.ts';
import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import type { Coverage } from '#mocks/engine/coverage.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { Operation } from '#mocks/prism/operations.ts';
import type { HandlerContext } from '../handlers/handler.ts';

export type ContextDeps = {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly broadcasts: Broadcasts;
  readonly coverage: Coverage;
};

/** The world of one operation's work. It may emit only what `x-emits` declares. */
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
