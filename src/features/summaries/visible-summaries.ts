const visibleCounts = new Map<number, number>();

/** Marks a summary as visible. Returns an unmark function. */
export function trackVisible(summary: number): () => void {
  visibleCounts.set(summary, (visibleCounts.get(summary) ?? 0) + 1);
  return () => {
    const left = (visibleCounts.get(summary) ?? 1) - 1;
    if (left > 0) visibleCounts.set(summary, left);
    else visibleCounts.delete(summary);
  };
}

export function isVisible(summary: number): boolean {
  return visibleCounts.has(summary);
}
