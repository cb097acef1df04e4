export const barPitch = 6;

function atRest(bars: number): number[] {
  return Array.from({ length: bars }, () => 0);
}

/** Resamples levels (0 to 1) to `bars` bars, each with its loudest level. */
export function toBars(levels: readonly number[], bars: number): number[] {
  if (levels.length === 0) return atRest(bars);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / bars));
    return Math.max(...levels.slice(from, to));
  });
}

/** Returns the last levels, newest at the end, padded with silence at the start. */
export function lastBars(levels: readonly number[], bars: number): number[] {
  const last = bars > 0 ? levels.slice(-bars) : [];
  return [...atRest(bars - last.length), ...last];
}

/** Returns a bar's relative height: silence is a dot, and loud sound is emphasised. */
export function barHeight(level: number): number {
  return Math.min(1, Math.max(0.1, level ** 1.8));
}
