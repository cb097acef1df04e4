/** Figures of a benchmark. */

/** The value below which the share `q` (0 to 1) of the values lies; nearest rank. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}
