import { observable } from '@legendapp/state';
import { createPersistedFlag } from './persisted-flag.ts';

const trialFlag = 'freeTrialEnded';

/** Set on trial_exceeded_error until a subscription is active; stored on this device. */
export const trialEnded$ = createPersistedFlag('local', trialFlag, false);

/** True while a screen shows the trial notice itself, so that the shell's banner doesn't repeat it. */
export const isTrialNoticeInline$ = observable(false);

export const subscriptionActivations$ = observable(0);

export function markTrialEnded(): void {
  trialEnded$.set(true);
}

/** `isNew` is true when there was no subscription a moment ago. */
export function markSubscribed(isNew: boolean): void {
  trialEnded$.set(false);
  if (isNew) subscriptionActivations$.set(subscriptionActivations$.peek() + 1);
}

/** Follows what other tabs learn: the trial's end, or a plan while this tab waits for one. Returns a function that ends it. */
export function syncTrialAcrossTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== trialFlag) return;
    if (newValue === 'true') markTrialEnded();
    else if (newValue === 'false') markSubscribed(true);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
