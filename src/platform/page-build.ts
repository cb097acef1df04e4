import { parseAutoReload, serializeAutoReload, type AutoReload } from '#src/lib/reload-policy.ts';
import { readStored, writeStored } from './browser-storage.ts';

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
