import { Workbox } from 'workbox-window';
import { systemClock } from '#src/platform/clock.ts';
import { logDebug } from '#src/platform/debug-log.ts';
import { isOnlyTab } from './open-tabs.ts';

const script = '/sw.js';
const updateIntervalMs = 3_600_000;

type Rule = (address: string) => string;
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: Rule }) => { createScriptURL: Rule };
};

/** Trusted Types blocks plain text as a script URL; this policy allows a single URL. */
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

/** Not in every browser, and not in the types of the DOM. */
type Connection = EventTarget & { saveData?: boolean; type?: string };

function isMetered({ saveData, type }: Connection): boolean {
  return saveData === true || type === 'cellular';
}

/** Waits on a phone's data plan or with data saving on. A browser that doesn't tell is on an unmetered connection. */
async function waitForUnmetered(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection === undefined || !isMetered(connection)) return;
  logDebug('device', 'The app is saved for offline use once the connection is unmetered');
  await new Promise<void>((resolve) => {
    const onChange = (): void => {
      if (isMetered(connection)) return;
      connection.removeEventListener('change', onChange);
      resolve();
    };
    connection.addEventListener('change', onChange);
  });
}

/**
 * Registers the offline copy. The first one waits for an unmetered connection, later ones differ little. Pages load
 * from the network first, so a reload updates them. The new copy replaces the old only when no other tab may need it, and
 * the page isn't older than it: `waitedAtStart` says that the copy waited when the page started.
 */
export async function registerOfflineCopy(onNewVersion: () => void, waitedAtStart: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox(scriptAddress());
  worker.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (wasWaitingBeforeRegister !== true) onNewVersion();
    else if (waitedAtStart) void isOnlyTab().then((isOnly) => isOnly && worker.messageSkipWaiting());
  });
  let hadCopy = false;
  // A page of the first visit has no worker yet. So a new one doesn't wait for this page.
  worker.addEventListener('activated', ({ isExternal }) => {
    if (navigator.serviceWorker.controller === null && (hadCopy || isExternal === true)) onNewVersion();
  });
  if (navigator.serviceWorker.controller === null) await waitForUnmetered();
  try {
    hadCopy = (await worker.register())?.active != null;
  } catch (error) {
    // A browser may refuse (private window, no space). The app works without it.
    logDebug('device', 'This browser can’t save the app for offline use', error);
    return;
  }
  systemClock.every(updateIntervalMs, () => {
    worker.update().catch(() => undefined);
  });
}
