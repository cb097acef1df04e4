import type { MockSession } from '#mocks/engine/session.ts';

/**
 * Tells a session's timeline that a call of this operation has been answered, whatever the answer: what waited for it is
 * due from now on, and happens at once where its delay is 0.
 */
export const notifyTimeline = (session: MockSession, operationId: string): void => {
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
  session.keep();
};
