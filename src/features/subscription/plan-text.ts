import type { Trial } from '#src/api/generated/types.ts';
import type { ChipTone } from '#src/ui/display/chip.tsx';
import type { Cost, PlanModel, PriceModel } from './subscription-model.ts';

export type StateWord = {
  readonly word: string;
  readonly tone: ChipTone;
  readonly mark: 'good' | 'bad' | 'time' | null;
};

const planStates: ReadonlyMap<string, StateWord> = new Map([
  ['active', { word: 'Active', tone: 'success', mark: 'good' }],
  ['trialing', { word: 'Trial', tone: 'info', mark: 'time' }],
  ['past_due', { word: 'Past due', tone: 'danger', mark: 'bad' }],
  ['cancelled', { word: 'Cancelled', tone: 'warning', mark: 'time' }],
  ['ended', { word: 'Ended', tone: 'neutral', mark: null }],
]);

export function getPlanState({ status }: PlanModel): StateWord {
  return planStates.get(status) ?? { word: status, tone: 'neutral', mark: null };
}

function formatPrice({ short, interval }: Cost): string | null {
  return short === null ? null : `${short} a ${interval}`;
}

export function planSentence({ status, cost, renewsOn, endsOn }: PlanModel): string {
  if (status === 'ended') return endsOn === null ? 'This plan has ended.' : `Ended on ${endsOn}.`;
  if (status === 'cancelled') {
    return endsOn === null
      ? 'Your plan ends soon. You can resume it until then.'
      : `Ends on ${endsOn}. You can resume it until then.`;
  }
  const price = formatPrice(cost);
  const next = status === 'past_due' ? 'Your last payment didn’t go through.' : renewsOn && `Renews on ${renewsOn}.`;
  return [price && `${price}.`, next].filter(Boolean).join(' ');
}

/** Returns a plan that can be changed or resumed, rather than bought again. */
export function runningPlan(plan: PlanModel | null): PlanModel | null {
  return plan?.status === 'ended' ? null : plan;
}

export function trialSentence({ used, limit }: Trial): string {
  return `${used} of ${limit} conversation${limit === 1 ? '' : 's'} used`;
}

export function trialLeftSentence({ used, limit }: Trial): string {
  return `${Math.max(0, limit - used)} of ${limit} free conversation${limit === 1 ? '' : 's'} left.`;
}

export function trialPercent({ used, limit, ended }: Trial): number {
  if (limit === 0) return ended ? 100 : 0;
  return Math.min(100, (used / limit) * 100);
}

export function priceLine(price: PriceModel, present: PlanModel | null): string | null {
  if (price.id === runningPlan(present)?.priceId) return 'Current plan';
  return [price.description, price.saving].filter(Boolean).join(' ') || null;
}

/** A change is charged at once (contract, `subscriptionUpdate`). */
export function changeSentence({ cost }: PriceModel): string {
  return `You’ll pay ${cost.full} today, then every ${cost.interval}.`;
}

/** Also states what happens to the period that is already paid. */
export function changeMessage(price: PriceModel, { renewsOn }: PlanModel): string {
  const paid = renewsOn === null ? '' : `, paid until ${renewsOn},`;
  return `${changeSentence(price)} Your current plan${paid} ends today.`;
}

export function checkoutSentence({ cost }: PriceModel): string {
  return `You’ll pay ${cost.full} on the next page, then every ${cost.interval}.`;
}

export function cancelMessage({ renewsOn }: PlanModel): string {
  return `You keep full access until ${renewsOn ?? 'the end of your billing period'}. Your stories stay yours.`;
}
