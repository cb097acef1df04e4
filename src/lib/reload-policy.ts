export type AutoReload = { readonly build: string; readonly at: number };

/** Prevents endless reloads when two builds alternate at one URL. */
const notWithinMs = 60_000;

/**
 * Checks whether the app may reload automatically after a failed chunk: once per build, and at most once a minute.
 * Otherwise the writer decides.
 */
export function canAutoReload(last: AutoReload | null, now: AutoReload): boolean {
  return last === null || (last.build !== now.build && now.at - last.at >= notWithinMs);
}

export function parseAutoReload(text: string | null): AutoReload | null {
  const [at, ...build] = (text ?? '').split(' ');
  return /^\d{1,15}$/.test(at ?? '') && build.length > 0 ? { at: Number(at), build: build.join(' ') } : null;
}

export function serializeAutoReload({ at, build }: AutoReload): string {
  return `${at} ${build}`;
}
