/** Each open tab shares this lock. */
const openTabs = 'lamplight:open';

/** Call at the page's start: a tab that isn't counted yet could lose the worker that loads its next page. */
export function countThisTab(): void {
  if (!('locks' in navigator)) return;
  navigator.locks
    .request(openTabs, { mode: 'shared' }, () => new Promise<never>(() => undefined))
    // WebKit takes the lock from a page in the back/forward cache; a closed page fails with another error.
    .catch((error: unknown) => error instanceof DOMException && error.name === 'AbortError' && countThisTab());
}

export async function isOnlyTab(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === openTabs).length === 1;
}

/** Whether a newer offline copy waits for the tabs of the old one to close. */
export async function hasWaitingCopy(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.waiting != null;
}
