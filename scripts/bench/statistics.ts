/** Returns the quantile `q` (0 to 1) by nearest rank. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

function formatValue(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) < 2 ? 2 : 1);
}

export type Compare<T> = (what: string, of: (measured: T) => number, budget?: string) => string;

export function comparing<T>(much: T, little: T): Compare<T> {
  return (what, of, budget) => {
    const [one, other] = [of(much), of(little)];
    const ratio = other === 0 ? '' : `   ratio ${(one / other).toFixed(2)}`;
    const allowed = budget === undefined ? '' : ` (${budget})`;
    return `${what.padEnd(46)}${formatValue(one).padStart(8)}${formatValue(other).padStart(8)}${ratio}${allowed}`;
  };
}

export function worst(values: number[]): number {
  return Math.max(...values);
}
