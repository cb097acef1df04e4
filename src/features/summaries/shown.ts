const shown = new Map<number, number>();

/** A summary is on screen from now on; the answer ends that. */
export function trackVisible(summary: number): () => void {
  shown.set(summary, (shown.get(summary) ?? 0) + 1);
  return () => {
    const left = (shown.get(summary) ?? 1) - 1;
    if (left > 0) shown.set(summary, left);
    else shown.delete(summary);
  };
}

/** Whether the writer has this summary before them. */
export const isVisible = (summary: number): boolean => shown.has(summary);
