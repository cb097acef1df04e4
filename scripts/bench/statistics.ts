/** Returns the quantile `q` (0 to 1) by nearest rank. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}
