/** What one long test has counted; the reporter adds them up. */
export type Figures = {
  /** For example "kills while typing". */
  what: string;
  count: number;
  /** How many of them lost more than is promised, or lost an answer. */
  lostBeyond: number;
  /** How many answers the server has twice. */
  doubled: number;
  /** The most that one of them lost within the promise, in ms; null where nothing may be lost. */
  mostLostMs: number | null;
};

/** The type of the annotation that carries them. */
export const figuresAnnotation = 'figures';

/** The figures of each kind, in the order in which they first came. */
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

/** One line for people. */
export function inWords({ what, count, lostBeyond, doubled, mostLostMs }: Figures): string {
  const most = mostLostMs === null ? '' : `, at most ${Math.round(mostLostMs)} ms`;
  return `${String(count).padStart(4)} ${what}: lost beyond the promise ${lostBeyond}, doubled ${doubled}${most}`;
}
