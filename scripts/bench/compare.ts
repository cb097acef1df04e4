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
