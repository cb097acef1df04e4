import { asObject } from './decode.ts';

export const plansPath = '/profile#subscription';

/**
 * Checks whether a writer may continue: an active plan, a cancelled one before its end, or a trial that hasn't ended.
 * Invalid data counts as no plan. `now` in ms since the epoch.
 */
export function canContinue(overview: unknown, now: number): boolean {
  const { subscription, trial } = asObject(overview);
  const { status, ends_at: endsAt } = asObject(subscription);
  if (status === 'active' || asObject(trial)['ended'] === false) return true;
  return status === 'cancelled' && typeof endsAt === 'string' && Date.parse(endsAt) > now;
}
