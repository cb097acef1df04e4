import { observable } from '@legendapp/state';
import { createPersistedFlag } from './remembered-flag.ts';

/** Its key in the local storage. */
export const trialFlag = 'freeTrialEnded';

/** Set when the server says trial_exceeded_error (section 8), until a subscription is active; kept on this device. */
const ended = createPersistedFlag('local', trialFlag, false);

export const trialEnded$ = ended.value$;

/** A screen says it in its own place: no banner says it again (decisions: "The trial notice is said once"). */
export const isTrialNoticeInline$ = observable(false);

/** How often a subscription became active while somebody waited for it in this page. */
export const subscriptionActivations$ = observable(0);

export function markTrialEnded(): void {
  ended.set(true);
}

/** A subscription is active; `isNew`: a moment ago there was none. */
export function markSubscribed(isNew: boolean): void {
  ended.set(false);
  if (isNew) subscriptionActivations$.set(subscriptionActivations$.peek() + 1);
}
