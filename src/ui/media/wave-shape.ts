/** Bars of a wave: 3 px wide at a pitch of 6. */
export const barPitch = 6;

const atRest = (bars: number): number[] => Array.from({ length: bars }, () => 0);

/** Brings a row of levels (0 to 1) to a number of bars, over its whole length; each shows the loudest it stands for. */
export function toBars(levels: readonly number[], bars: number): number[] {
  if (levels.length === 0) return atRest(bars);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / bars));
    return Math.max(...levels.slice(from, to));
  });
}

/** The last levels, newest at the end; the oldest bars at rest until there are enough. */
export function lastBars(levels: readonly number[], bars: number): number[] {
  const last = bars > 0 ? levels.slice(-bars) : [];
  return [...atRest(bars - last.length), ...last];
}

/** How high a bar stands, as a part of the wave: silence is a dot, and loud stands out from ordinary. */
export function barHeight(level: number): number {
  return Math.min(1, Math.max(0.1, level ** 1.8));
}
