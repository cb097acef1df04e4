import { useSubscriptionCancel, useSubscriptionUpdate } from '#src/api/generated/api/subscription.ts';
import type { SubscriptionResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm, type ConfirmOptions } from '#src/ui/overlay/confirm-dialog.tsx';
import { type PlanModel, type PriceModel, toSubscription } from './subscription-model.ts';
import { cancelMessage, changeMessage } from './plan-text.ts';
import { subscriptionTexts } from './texts.ts';
import { cancelPlan, changePlan } from './queries.ts';

/** Plan changes, one at a time, so that a double press changes the plan once. */
export type PlanWrites = {
  readonly isChanging: boolean;
  readonly isResuming: boolean;
  readonly isCancelling: boolean;
  /** Asks first. */
  readonly change: (to: PriceModel) => Promise<void>;
  readonly resume: () => void;
  /** Asks first. */
  readonly cancel: () => Promise<void>;
};

const mutationKey = ['plan'];

function isBusy(): boolean {
  return queryClient.isMutating({ mutationKey }) > 0;
}

function changedMessage({ data }: SubscriptionResponse): string {
  return `You’re now on ${toSubscription(data).plan?.name ?? 'your new plan'}.`;
}

async function ask(question: ConfirmOptions): Promise<boolean> {
  return !isBusy() && (await confirm(question)) && !isBusy();
}

/** Calls `onDone` once a change shows. */
export function usePlanWrites(plan: PlanModel, onDone: () => void): PlanWrites {
  const subscription = plan.id;
  const options = (failed: string, getMessage: (response: SubscriptionResponse) => string) => ({
    mutationKey,
    onSuccess: (response: SubscriptionResponse) => {
      toast({ type: 'success', message: getMessage(response) });
      onDone();
    },
    meta: { errorToast: 'headed', failed } as const,
  });
  const change = useSubscriptionUpdate({
    mutation: { ...options(subscriptionTexts.notChanged, changedMessage), mutationFn: changePlan },
  });
  const resume = useSubscriptionUpdate({
    mutation: { ...options(subscriptionTexts.notResumed, () => 'Plan resumed'), mutationFn: changePlan },
  });
  const cancel = useSubscriptionCancel({
    mutation: { ...options(subscriptionTexts.notCancelled, () => 'Plan cancelled'), mutationFn: cancelPlan },
  });

  return {
    isChanging: change.isPending,
    isResuming: resume.isPending,
    isCancelling: cancel.isPending,
    change: async (to) => {
      const isAgreed = await ask({
        title: `Change to ${to.name}?`,
        message: changeMessage(to, plan),
        action: 'Change plan',
      });
      if (isAgreed) change.mutate({ subscription, data: { product_price_id: to.id } });
    },
    resume: () => {
      if (!isBusy()) resume.mutate({ subscription, data: { product_price_id: plan.priceId } });
    },
    cancel: async () => {
      const isAgreed = await ask({
        title: 'Cancel your plan?',
        message: cancelMessage(plan),
        action: 'Cancel subscription',
        cancel: 'Keep plan',
        danger: true,
      });
      if (isAgreed) cancel.mutate({ subscription });
    },
  };
}
