import { readStored, writeStored } from './browser-storage.ts';

type AutoReload = { readonly build: string; readonly at: number };

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

const key = 'reloaded';
const waitMs = 5000;

/** Returns the path of the page's first script, which contains a hash of all it needs. */
export function getCurrentBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script === null ? '' : new URL(script.src).pathname;
}

/** Compares the server's build with this build. */
export async function fetchDeployedBuild(): Promise<'this' | 'another' | 'none'> {
  try {
    // The query bypasses the service worker's copy.
    const page = await fetch('/?build', { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(waitMs) });
    if (!page.ok) return 'none';
    return (await page.text()).includes(getCurrentBuild()) ? 'this' : 'another';
  } catch {
    return 'none';
  }
}

export function getLastAutoReload(): AutoReload | null {
  return parseAutoReload(readStored('session', key));
}

/** Returns false when storage fails, because the reload couldn't be remembered. */
export function recordAutoReload(reload: AutoReload): boolean {
  writeStored('session', key, serializeAutoReload(reload));
  return getLastAutoReload()?.at === reload.at;
}

export function reloadAt(address: string): void {
  const { pathname, search, hash } = location;
  if (address === `${pathname}${search}${hash}`) location.reload();
  else location.assign(address);
}
