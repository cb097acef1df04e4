import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import { disturb } from '#mocks/control/connection.ts';
import type { Session } from '#mocks/engine/session.ts';
import type { TimelineAction } from './timeline.ts';

/** Lets one entry of a timeline happen in a session. Throws where it breaks the contract, which was checked before. */
export const happen = (session: Session, { channelOf, encode }: Broadcasts, action: TimelineAction): void => {
  if ('connection' in action) {
    disturb(session, action.connection);
  } else if ('fault' in action) {
    session.table('faults').put({ ...action.fault, id: session.nextId('faults') });
  } else if ('frame' in action) {
    session.delivery.send(action.frame, undefined);
  } else {
    const found = channelOf(action.channel);
    if (!found) throw new Error(`The contract has no channel ${action.channel}.`);
    session.delivery.send(encode(found.channel, found.id, action.event, action.payload), undefined);
  }
};
