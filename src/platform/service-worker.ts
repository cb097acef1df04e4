import { Workbox } from 'workbox-window';
import { systemClock } from './clock.ts';
import { logDebug } from './debug-log.ts';

/** The one script that may become the worker of this page. */
const script = '/sw.js';
/** A page that stays open for days asks so often whether there is a new version, in ms. */
const askEvery = 3_600_000;
/** Each open tab has its share in this lock. */
const openTabs = 'lamplight:open';

/** As much of the browser's Trusted Types as is used here; what a policy gives is handed on as it is. */
type Rule = (address: string) => string;
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: Rule }) => { createScriptURL: Rule };
};

/** The policy of the page takes no text for a script's address; this lets through one address and no other. */
function scriptAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('lamplight-worker', {
    createScriptURL: (address) => {
      if (address !== script) throw new TypeError('This is not the address of the worker.');
      return address;
    },
  });
  return policy?.createScriptURL(script) ?? script;
}

/** Counts this tab among the open ones for as long as it is there. */
function countThisTab(): void {
  if (!('locks' in navigator)) return;
  navigator.locks
    .request(openTabs, { mode: 'shared' }, () => new Promise<never>(() => undefined))
    // WebKit takes the lock from a page in the back/forward cache; one that is gone for good is refused with another error.
    .catch((error: unknown) => error instanceof DOMException && error.name === 'AbortError' && countThisTab());
}

async function isOnlyTab(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === openTabs).length === 1;
}

/**
 * Keeps a copy of the application on this device, so that it opens without a network. `onNewVersion` is told when a newer one
 * has come while this page was open. A page never changes under a writer: pages come from the network first, so that a reload
 * brings the new version; the new copy takes the old one's place only where no other tab could still need the old.
 */
export async function registerOfflineCopy(onNewVersion: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox(scriptAddress());
  worker.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (wasWaitingBeforeRegister !== true) onNewVersion();
    // This page is the new version already.
    else void isOnlyTab().then((isOnly) => isOnly && worker.messageSkipWaiting());
  });
  countThisTab();
  try {
    await worker.register();
  } catch (error) {
    // A browser may refuse (a private window, no space). Everything works without.
    logDebug('device', 'This browser can’t save the app for offline use', error);
    return;
  }
  systemClock.every(askEvery, () => {
    // Without a network there is nothing new.
    worker.update().catch(() => undefined);
  });
}
