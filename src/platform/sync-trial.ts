import { markSubscribed, trialFlag } from './trial.ts';

/** Accepts a subscription found by another tab while this tab waits for a plan. Returns an unsubscribe function. */
export function syncTrialAcrossTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === trialFlag && newValue === 'false') markSubscribed(true);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
