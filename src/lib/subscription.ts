import { asObject } from './read-raw.ts';

/** Where the plans are, with the reason for being sent there on top. */
export const plansPath = '/profile#subscription';

/**
 * Whether a writer may go on talking: their plan is active, or was cancelled and has not ended yet, or the free trial has not
 * ended after all (another writer's had). What a server says may be anything; what cannot be read is no plan.
 * @param now milliseconds since the epoch
 */
export function canContinue(overview: unknown, now: number): boolean {
  const { subscription, trial } = asObject(overview);
  const { status, ends_at: endsAt } = asObject(subscription);
  if (status === 'active' || asObject(trial)['ended'] === false) return true;
  return status === 'cancelled' && typeof endsAt === 'string' && Date.parse(endsAt) > now;
}
