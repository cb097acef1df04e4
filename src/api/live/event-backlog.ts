/** More waiting events than this are a flood. */
const floodAbove = 20;
/** Number of a flood's events handled in one task, so that it never blocks the page for long. */
const batchSize = 250;

export type EventBacklog = {
  /** Runs an event's work, after all earlier work. */
  add: (work: () => void) => void;
  /** Drops what hasn't run yet. */
  clear: () => void;
};

/**
 * Handles a flood of events in batches, of which each causes one render. The first event runs at once. Those that arrive
 * before the browser has worked off its tasks wait: a few run in a task each, so that each status shows, a flood's run
 * together. `yieldTo` calls back in a task after those that wait already.
 */
export function createEventBacklog(yieldTo: (run: () => void) => void = createYield()): EventBacklog {
  let waiting: (() => void)[] = [];
  let isOpen = false;
  const runNext = (): void => {
    const size = waiting.length > floodAbove ? batchSize : 1;
    const batch = waiting.slice(0, size);
    waiting = waiting.slice(size);
    isOpen = batch.length > 0;
    if (isOpen) yieldTo(runNext);
    for (const work of batch) work();
  };
  return {
    add: (work) => {
      if (isOpen) {
        waiting.push(work);
        return;
      }
      isOpen = true;
      yieldTo(runNext);
      work();
    },
    clear: () => {
      waiting = [];
    },
  };
}

/** A message to itself: not throttled in hidden tabs, as timers and frames are. */
function createYield(): (run: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let next: (() => void) | null = null;
  port1.addEventListener('message', () => {
    const run = next;
    next = null;
    run?.();
  });
  port1.start();
  return (run) => {
    next = run;
    port2.postMessage(null);
  };
}
