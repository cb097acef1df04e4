import type { ScenarioRegistry } from '#mocks/scenarios/load-scenario.ts';
import type { RecordedCall, RecordedEntry } from './recording.ts';
import type { TimelineEntry } from './timeline.ts';

/** Calls that a client makes by itself, as often as it likes: nothing of the story follows from them. */
const isWrite = ({ method, operation }: RecordedCall): boolean =>
  method !== 'GET' && method !== 'HEAD' && operation !== 'broadcastingAuth';

/**
 * When the events of a recording are sent again: as long after the last write as they came in the recording, so that they
 * wait for a client that is slower; those before any write as long after the beginning.
 */
export const recordedTimeline = (entries: readonly RecordedEntry[]): readonly TimelineEntry[] => {
  const writes = entries
    .filter((entry) => entry.kind === 'call')
    .filter(isWrite)
    .toSorted((one, other) => one.at - other.at);
  return entries.flatMap((entry): TimelineEntry[] => {
    if (entry.kind !== 'event') return [];
    const { at, channel, event, data } = entry;
    const before = writes.filter((write) => write.at <= at);
    const last = before.at(-1);
    const frame = { channel, event, data };
    if (!last) return [{ delay: at, frame }];
    const nth = before.filter(({ operation }) => operation === last.operation).length;
    return [{ after: { operation_id: last.operation, nth }, delay: at - last.at, frame }];
  });
};

/** The same scenarios with another timeline. */
export const withTimeline = (shelf: ScenarioRegistry, timeline: readonly TimelineEntry[]): ScenarioRegistry => ({
  ...shelf,
  get: (name) => {
    const scenario = shelf.get(name);
    return scenario && { ...scenario, timeline };
  },
});
