import { observable } from '@legendapp/state';
import { rememberedFlag } from './remembered-flag.ts';

/** Its key in the local storage. */
export const trialFlag = 'freeTrialEnded';

/** Set when the server says trial_exceeded_error (section 8), until a subscription is active; kept on this device. */
const ended = rememberedFlag('local', trialFlag, false);

export const trialEnded$ = ended.value$;

/** A screen says it in its own place: no banner says it again (decisions: "The trial notice is said once"). */
export const trialSaidOnScreen$ = observable(false);

/** How often a subscription became active while somebody waited for it in this page. */
export const subscribed$ = observable(0);

export function noteTrialEnded(): void {
  ended.set(true);
}

/** A subscription is active; `isNew`: a moment ago there was none. */
export function noteSubscribed(isNew: boolean): void {
  ended.set(false);
  if (isNew) subscribed$.set(subscribed$.peek() + 1);
}
