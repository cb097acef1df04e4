import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import { disturb } from '#mocks/control/connection.ts';
import type { Coverage } from '#mocks/engine/coverage.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { TimelineAction } from './timeline.ts';

type Parts = { readonly broadcasts: Broadcasts; readonly coverage: Coverage };

/** Runs one timeline entry in a session. Throws when it breaks the contract, which was checked earlier. */
export function runTimelineAction(
  session: MockSession,
  { broadcasts: { channelOf, encode, nameOf }, coverage }: Parts,
  action: TimelineAction,
): void {
  if ('connection' in action) {
    disturb(session, action.connection);
  } else if ('fault' in action) {
    session.table('faults').put({ ...action.fault, id: session.nextId('faults') });
  } else if ('frame' in action) {
    session.delivery.send(action.frame, undefined);
    const found = channelOf(action.frame.channel);
    const name = found && nameOf(found.channel, action.frame.event);
    if (name) coverage.sent(found.channel, name);
  } else {
    const found = channelOf(action.channel);
    if (!found) throw new Error(`The contract has no channel ${action.channel}.`);
    session.delivery.send(encode(found.channel, found.id, action.event, action.payload), undefined);
    coverage.sent(found.channel, action.event);
  }
}
