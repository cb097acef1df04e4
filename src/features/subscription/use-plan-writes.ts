import { useRef, useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { generalTexts } from '#src/lib/texts.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import type { PlanModel, PriceModel } from './subscription-model.ts';
import { cancelMessage, changeMessage } from './plan-text.ts';
import { subscriptionTexts } from './texts.ts';
import { cancelPlan, choosePrice } from './queries.ts';

export type PlanWrite = 'change' | 'cancel' | 'resume';

/** Plan changes, one at a time, so that a double press changes the plan once. */
export type PlanWrites = {
  readonly running: PlanWrite | null;
  /** Asks first. Resolves to whether the plan changed. */
  readonly change: (to: PriceModel) => Promise<boolean>;
  readonly resume: () => Promise<boolean>;
  /** Asks first. */
  readonly cancel: () => Promise<boolean>;
};

function showFailure(title: string, error: unknown): void {
  const errorText = describeError(error, 'general');
  if (errorText !== null) toast({ type: 'error', title, message: errorText.detail ?? generalTexts.unexpected });
}

/** Calls `onDone` once a change shows. */
export function usePlanWrites(plan: PlanModel, onDone: () => void): PlanWrites {
  const [running, setRunning] = useState<PlanWrite | null>(null);
  const isBusy = useRef(false);

  async function run(what: PlanWrite, write: () => Promise<void>, failure: string, done: string): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setRunning(what);
    try {
      await write();
    } catch (error) {
      showFailure(failure, error);
      return false;
    } finally {
      isBusy.current = false;
      setRunning(null);
    }
    toast({ type: 'success', message: done });
    onDone();
    return true;
  }

  return {
    running,
    change: async (to) => {
      if (isBusy.current) return false;
      const isAgreed = await confirm({
        title: `Change to ${to.name}?`,
        message: changeMessage(to, plan),
        action: 'Change plan',
      });
      if (!isAgreed) return false;
      return run('change', () => choosePrice(plan, to.id), subscriptionTexts.notChanged, `You’re now on ${to.name}.`);
    },
    resume: () => run('resume', () => choosePrice(plan, plan.priceId), subscriptionTexts.notResumed, 'Plan resumed'),
    cancel: async () => {
      if (isBusy.current) return false;
      const isAgreed = await confirm({
        title: 'Cancel your plan?',
        message: cancelMessage(plan),
        action: 'Cancel subscription',
        cancel: 'Keep plan',
        danger: true,
      });
      return isAgreed && run('cancel', () => cancelPlan(plan), subscriptionTexts.notCancelled, 'Plan cancelled');
    },
  };
}
