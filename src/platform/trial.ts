import { observable } from '@legendapp/state';
import { createPersistedFlag } from './persisted-flag.ts';

const trialFlag = 'freeTrialEnded';

/** Set on trial_exceeded_error until a subscription is active; stored on this device. */
export const trialEnded$ = createPersistedFlag('local', trialFlag, false);

/** How many notices of the trial's end the screen shows itself. The shell's banner doesn't repeat them. */
export const inlineTrialNotices$ = observable(0);

export const subscriptionActivations$ = observable(0);

export function markTrialEnded(): void {
  trialEnded$.set(true);
}

/**
 * Hides the banner until the returned function is called. The next screen's notice may have appeared by then, so they are
 * counted.
 */
export function showTrialNoticeInline(): () => void {
  inlineTrialNotices$.set((count) => count + 1);
  return () => inlineTrialNotices$.set((count) => count - 1);
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
