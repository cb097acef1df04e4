import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import { disturb } from '#mocks/control/connection.ts';
import type { Coverage } from '#mocks/engine/coverage.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { TimelineAction } from './timeline.ts';

type Parts = { readonly broadcasts: Broadcasts; readonly coverage: Coverage };

/** Runs one timeline entry in a session. Throws when it breaks the contract, which was checked earlier. */
export function runTimelineAction(
  session: MockSession,
  { broadcasts: { findChannel, encode, findEventName, readFields }, coverage }: Parts,
  action: TimelineAction,
): void {
  if ('connection' in action) {
    disturb(session, action.connection);
  } else if ('fault' in action) {
    session.table('faults').put({ ...action.fault, id: session.nextId('faults') });
  } else if ('frame' in action) {
    session.delivery.send(action.frame, undefined);
    const match = findChannel(action.frame.channel);
    const name = match && findEventName(match.channel, action.frame.event);
    if (name) coverage.sent(match.channel, name, []);
  } else {
    const match = findChannel(action.channel);
    if (!match) throw new Error(`The contract has no channel ${action.channel}.`);
    session.delivery.send(encode(match.channel, match.id, action.event, action.payload), undefined);
    coverage.sent(match.channel, action.event, readFields(match.channel, action.event, action.payload).declared);
  }
}
