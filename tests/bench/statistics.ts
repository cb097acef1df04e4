/** Returns the quantile `q` (0 to 1) by nearest rank. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function worst(values: readonly number[]): number {
  return Math.max(...values);
}

function formatValue(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) < 2 ? 2 : 1);
}

/** Returns a function that prints one figure of both, and their ratio. */
export function comparing<T>(measured: T, baseline: T) {
  return (what: string, of: (one: T) => number, budget?: string): void => {
    const [one, other] = [of(measured), of(baseline)];
    const ratio = other === 0 ? '' : `   ratio ${(one / other).toFixed(2)}`;
    const allowed = budget === undefined ? '' : ` (${budget})`;
    console.log(`${what.padEnd(46)}${formatValue(one).padStart(8)}${formatValue(other).padStart(8)}${ratio}${allowed}`);
  };
}
