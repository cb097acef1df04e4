/** What runs inside the page: it notes how long each press took until the next paint. */

declare global {
  /** Interaction to next paint, ms, of all that was pressed since the last call; the browser does not tell of less than 16. */
  var lamplightInteractions: () => number[];
}

/** Before the page's own scripts. */
export function installInteractionProbe(): void {
  const interactions = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        interactions.set(entry.interactionId, Math.max(entry.duration, interactions.get(entry.interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  globalThis.lamplightInteractions = () => {
    const found = [...interactions.values()];
    interactions.clear();
    return found;
  };
}
