import type { ScenarioRegistry } from '#mocks/scenarios/load-scenario.ts';
import type { TrafficRequest, TrafficRecord } from './traffic-file.ts';
import type { TimelineEntry } from './timeline.ts';

/** Excludes requests that a client repeats automatically: the story doesn't depend on them. */
function isWrite({ method, operation }: TrafficRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && operation !== 'broadcastingAuth';
}

/**
 * Returns a timeline that resends the recorded events. Delays count from the last write, so events wait for a slower
 * client; without a write, from the start.
 */
export function createTrafficTimeline(entries: readonly TrafficRecord[]): readonly TimelineEntry[] {
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
}

export function withTimeline(scenarios: ScenarioRegistry, timeline: readonly TimelineEntry[]): ScenarioRegistry {
  return {
    ...scenarios,
    get: (name) => {
      const scenario = scenarios.get(name);
      return scenario && { ...scenario, timeline };
    },
  };
}
