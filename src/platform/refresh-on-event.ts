import { type Clock, systemClock } from './clock.ts';
import { reportError } from './error-reporting.ts';

/** Shortest time from one refresh of a subject to the next, in ms. */
const pauseMs = 500;

type Refresh = () => Promise<unknown>;

export type RefreshOnEvent = (subject: string, refresh: Refresh) => void;

/**
 * Creates the function that event handlers refresh data with. However many events arrive, one refresh per subject runs
 * at a time and one more waits, so the last event is always followed by a refresh.
 */
export function createRefreshOnEvent(clock: Clock): RefreshOnEvent {
  const running = new Set<string>();
  const queued = new Map<string, Refresh>();

  const run = async (subject: string, refresh: Refresh): Promise<void> => {
    running.add(subject);
    for (let next: Refresh | undefined = refresh; next !== undefined; next = queued.get(subject)) {
      queued.delete(subject);
      try {
        await next();
      } catch (error) {
        reportError(error, { area: 'live', doing: 'refresh' });
      }
      await clock.after(pauseMs);
    }
    running.delete(subject);
  };

  return (subject, refresh) => {
    if (running.has(subject)) queued.set(subject, refresh);
    else void run(subject, refresh);
  };
}

export const refreshOnEvent: RefreshOnEvent = createRefreshOnEvent(systemClock);
