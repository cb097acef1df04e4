import type { MockSession } from '#mocks/engine/session.ts';

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
