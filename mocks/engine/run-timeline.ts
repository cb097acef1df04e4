import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import type { Coverage } from './coverage.ts';
import type { MockSession } from './session.ts';
import type { TimelineAction } from '#mocks/model/scenario.ts';
import type { components } from '#src/api/generated/mock-control.ts';

export function disturb(
  { hub, delivery }: MockSession,
  { action, code = 4200, ms = 3000, times = 1, text = '' }: components['schemas']['ConnectionChange'],
): number {
  const connections = hub.size();
  switch (action) {
    case 'drop':
      hub.cut();
      break;
    case 'close':
      hub.cut(code);
      break;
    case 'silence':
      hub.setSilent(true);
      break;
    case 'late':
      delivery.set({ kind: 'late', ms, times });
      break;
    case 'double':
    case 'reorder':
      delivery.set({ kind: action, times });
      break;
    case 'frame':
      hub.sendRaw(text);
      break;
    case 'restore':
      hub.setSilent(false);
      delivery.set(null);
      break;
  }
  return connections;
}

type Deps = { readonly broadcasts: Broadcasts; readonly coverage: Coverage };

/** Runs one timeline entry in a session. Throws when it breaks the contract, which was checked earlier. */
export function runTimelineAction(
  session: MockSession,
  { broadcasts: { findChannel, encode, findEventName, readFields }, coverage }: Deps,
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

/**
 * Schedules the timeline entries that wait for this operation, whatever its response was. Entries with no delay run at
 * once.
 */
export function notifyTimeline(session: MockSession, operationId: string): void {
  const table = session.table('timeline');
  const waiting = table.where(({ operation_id }) => operation_id === operationId);
  if (waiting.length === 0) return;
  for (const { calls, ...row } of waiting) {
    if (calls > 1) {
      table.put({ ...row, calls: calls - 1 });
    } else {
      table.remove(row.id);
      session.schedule({ name: 'happen', args: row.action, delay: row.delay, cause: null });
    }
  }
  session.jobs.runDue();
  session.save();
}
