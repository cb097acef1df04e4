import { parseAutoReload, serializeAutoReload, type AutoReload } from '#src/lib/reload-rule.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** For this visit: a reload that the application did by itself. */
const key = 'reloaded';
const waitMs = 5000;

/** Names the build that runs in this page: the path of its first script, which holds a hash of all it needs. */
export function getCurrentBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script === null ? '' : new URL(script.src).pathname;
}

/** What the server has now: this build, another one, or nothing that can be reached. */
export async function fetchDeployedBuild(): Promise<'this' | 'another' | 'none'> {
  try {
    // With a query of its own: a service worker answers the bare address from what it has kept.
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

/** Notes it before it is done; false where this browser keeps nothing: then nobody could tell that it was done already. */
export function recordAutoReload(reload: AutoReload): boolean {
  writeStored('session', key, serializeAutoReload(reload));
  return getLastAutoReload()?.at === reload.at;
}

/** Loads the page anew at an address of its own, such as "/stories?type=Novel". */
export function reloadAt(address: string): void {
  const { pathname, search, hash } = location;
  if (address === `${pathname}${search}${hash}`) location.reload();
  else location.assign(address);
}
