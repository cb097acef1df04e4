export const plansPath = '/profile#subscription';

type Overview = {
  readonly subscription: { readonly status: string; readonly ends_at: string | null } | null;
  readonly trial: { readonly ended: boolean } | null;
};

/**
 * Checks whether a writer may continue: an active plan, a cancelled one before its end, or a trial that hasn't ended.
 * `now` in ms since the epoch.
 */
export function canContinue({ subscription, trial }: Overview, now: number): boolean {
  if (subscription?.status === 'active' || trial?.ended === false) return true;
  return subscription?.status === 'cancelled' && Date.parse(subscription.ends_at ?? '') > now;
}
