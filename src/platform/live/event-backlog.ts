/** Number of events handled in one task, so that a flood never blocks the page for long. */
const mostAtOnce = 250;

export type EventBacklog = {
  /** Runs an event's work, after all earlier work. */
  add: (work: () => void) => void;
  /** Drops what hasn't run yet. */
  clear: () => void;
};

/**
 * Handles events in batches while they arrive faster than the page can show them. The first event runs at once. Those
 * that arrive before the browser has worked off its tasks run together in the next task, and cause one render. `yieldTo`
 * calls back in a task after those that wait already.
 */
export function createEventBacklog(yieldTo: (run: () => void) => void = createYield()): EventBacklog {
  let waiting: (() => void)[] = [];
  let isOpen = false;
  const runNext = (): void => {
    const batch = waiting.slice(0, mostAtOnce);
    waiting = waiting.slice(mostAtOnce);
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
