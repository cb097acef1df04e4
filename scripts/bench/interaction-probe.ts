declare global {
  /** Interaction to next paint, ms, for presses since the last read. The browser omits those below 16. */
  var lamplightInteractions: () => number[];
}

export function installInteractionProbe(): void {
  const interactions = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        interactions.set(entry.interactionId, Math.max(entry.duration, interactions.get(entry.interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  globalThis.lamplightInteractions = () => {
    const durations = [...interactions.values()];
    interactions.clear();
    return durations;
  };
}
