const shown = new Map<number, number>();

/** Marks a summary as visible. Returns an unmark function. */
export function trackVisible(summary: number): () => void {
  shown.set(summary, (shown.get(summary) ?? 0) + 1);
  return () => {
    const left = (shown.get(summary) ?? 1) - 1;
    if (left > 0) shown.set(summary, left);
    else shown.delete(summary);
  };
}

export function isVisible(summary: number): boolean {
  return shown.has(summary);
}
