import type { SeedTable } from '#mocks/scenarios/seed-table.ts';
import type { TimelineEntry } from './timeline.ts';

export function countStartedEntries(timeline: readonly TimelineEntry[]): number {
  return timeline.filter(({ after }) => after === undefined).length;
}

export function fillTimeline(timeline: readonly TimelineEntry[], startsAt: number, table: SeedTable): void {
  for (const [index, { after, delay, ...action }] of timeline.entries()) {
    if (after) {
      const { operation_id, nth = 1 } = after;
      table('timeline').put({ id: index + 1, operation_id, calls: nth, delay, action });
    } else {
      const id = table('jobs').size() + 1;
      table('jobs').put({ id, due: startsAt + delay, name: 'happen', args: action, cause: null });
    }
  }
}
