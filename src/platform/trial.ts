import { createStore } from '#src/lib/store.ts';
import { createPersistedFlag } from './persisted-flag.ts';

const trialFlag = 'freeTrialEnded';

/** Set on trial_exceeded_error until a subscription is active; stored on this device. */
export const trialEnded = createPersistedFlag('local', trialFlag, false);

/** True when a screen shows the notice, so the banner doesn't (decisions: "The trial notice is said once"). */
export const isTrialNoticeInline = createStore(false);

export const subscriptionActivations = createStore(0);

export function markTrialEnded(): void {
  trialEnded.set(true);
}

/** `isNew` is true when there was no subscription a moment ago. */
export function markSubscribed(isNew: boolean): void {
  trialEnded.set(false);
  if (isNew) subscriptionActivations.set(subscriptionActivations.read() + 1);
}

/** Accepts a subscription found by another tab while this tab waits for a plan. Returns an unsubscribe function. */
export function syncTrialAcrossTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === trialFlag && newValue === 'false') markSubscribed(true);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
