import { markSubscribed, trialFlag } from './trial.ts';

/** While this tab waits for a plan: one that another tab of this browser has found lets this one go on too. Answers how to stop. */
export function syncTrialAcrossTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === trialFlag && newValue === 'false') markSubscribed(true);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
