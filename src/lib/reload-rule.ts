/** A reload that the application did by itself: of which build, and when (ms). */
export type AutoReload = { readonly build: string; readonly at: number };

/** Two builds that alternate behind one address must not reload a page for ever. */
const notWithinMs = 60_000;

/**
 * Whether the application may reload itself because a part of it did not arrive: once for a build, and not a minute after it did
 * so last. Then the writer decides.
 * @param last the last one of this visit, null when there was none
 */
export function canAutoReload(last: AutoReload | null, now: AutoReload): boolean {
  return last === null || (last.build !== now.build && now.at - last.at >= notWithinMs);
}

/** Reads what was noted; null for anything else. */
export function parseAutoReload(text: string | null): AutoReload | null {
  const [at, ...build] = (text ?? '').split(' ');
  return /^\d{1,15}$/.test(at ?? '') && build.length > 0 ? { at: Number(at), build: build.join(' ') } : null;
}

export const serializeAutoReload = ({ at, build }: AutoReload): string => `${at} ${build}`;
