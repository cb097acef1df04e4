export type Figures = {
  what: string;
  count: number;
  /** Number of them that lost more than promised, or an answer. */
  lostBeyond: number;
  doubled: number;
  /** The largest loss within the promise, in ms; null where any loss is an error. */
  mostLostMs: number | null;
};

export const figuresAnnotation = 'figures';

export function addUp(all: readonly Figures[]): Figures[] {
  const sums = new Map<string, Figures>();
  for (const figures of all) {
    const sum = sums.get(figures.what);
    const most = [sum?.mostLostMs, figures.mostLostMs].filter((ms) => typeof ms === 'number');
    sums.set(figures.what, {
      what: figures.what,
      count: (sum?.count ?? 0) + figures.count,
      lostBeyond: (sum?.lostBeyond ?? 0) + figures.lostBeyond,
      doubled: (sum?.doubled ?? 0) + figures.doubled,
      mostLostMs: most.length === 0 ? null : Math.max(...most),
    });
  }
  return [...sums.values()];
}

export function formatFigures({ what, count, lostBeyond, doubled, mostLostMs }: Figures): string {
  const most = mostLostMs === null ? '' : `, at most ${Math.round(mostLostMs)} ms`;
  return `${String(count).padStart(4)} ${what}: lost beyond the promise ${lostBeyond}, doubled ${doubled}${most}`;
}
