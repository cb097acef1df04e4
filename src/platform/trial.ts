import { observable } from '@legendapp/state';
import { createPersistedFlag } from './persisted-flag.ts';

const trialFlag = 'freeTrialEnded';

/** Set on trial_exceeded_error (Section 8) until a subscription is active; stored on this device. */
const ended = createPersistedFlag('local', trialFlag, false);

export const trialEnded$ = ended.value$;

/** True when a screen shows the notice, so the banner doesn't (decisions: "The trial notice is said once"). */
export const isTrialNoticeInline$ = observable(false);

export const subscriptionActivations$ = observable(0);

export function markTrialEnded(): void {
  ended.set(true);
}

/** `isNew` is true when there was no subscription a moment ago. */
export function markSubscribed(isNew: boolean): void {
  ended.set(false);
  if (isNew) subscriptionActivations$.set(subscriptionActivations$.peek() + 1);
}

/** Accepts a subscription found by another tab while this tab waits for a plan. Returns an unsubscribe function. */
export function syncTrialAcrossTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === trialFlag && newValue === 'false') markSubscribed(true);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
