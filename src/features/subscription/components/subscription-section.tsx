import { chakra } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { trialTexts } from '#src/lib/error-texts.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { showTrialNoticeInline, trialEnded$ } from '#src/platform/trial.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import type { PlanModel, SubscriptionModel } from '../subscription-model.ts';
import { runningPlan } from '../plan-text.ts';
import { subscriptionTexts } from '../texts.ts';
import { useSubscriptionOverview } from '../queries.ts';
import { type PlanWrites, usePlanWrites } from '../use-plan-writes.ts';
import { CheckoutLink } from './checkout-link.tsx';
import { Invoices } from './invoices.tsx';
import { PlanCard, planHeadingId } from './plan-card.tsx';
import { PlanChange, PlanPurchase } from './plan-choice.tsx';
import { useValue } from '@legendapp/state/react';
import { useRetry } from '#src/ui/use-retry.ts';

const Warm = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    bg: 'warning.bg',
    borderColor: 'transparent',
    marginBottom: '4',
  },
});

/** Explains why the writer is here. Hides the banner meanwhile. */
function TrialEndedCard() {
  return (
    <Warm ref={showTrialNoticeInline}>
      <chakra.span color="warning.fg" marginTop="0.5" aria-hidden="true">
        <Icon of={BookOpen} />
      </chakra.span>
      <div>
        <chakra.p role="status" textStyle="title">
          {trialTexts.ended}
        </chakra.p>
        <chakra.p textStyle="text" color="fg.muted" marginTop="1">
          Choose a plan to keep talking. Everything you’ve made is still here.
        </chakra.p>
      </div>
    </Warm>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <SkeletonBlock height="110px" borderRadius="card" />
      <SkeletonBlock height="74px" borderRadius="card" marginTop="12" />
      <SkeletonBlock height="74px" borderRadius="card" marginTop="2" />
    </div>
  );
}

function renderNextStep(plan: PlanModel, writes: PlanWrites, checkout: string | null): ReactNode {
  if (plan.status === 'past_due') {
    return (
      <CheckoutLink address={checkout} otherwise={<p>{subscriptionTexts.noCheckout}</p>} variant="soft">
        Update payment method
      </CheckoutLink>
    );
  }
  if (plan.status !== 'cancelled') return null;
  return (
    <Button variant="soft" loading={writes.isResuming} onClick={writes.resume}>
      Resume subscription
    </Button>
  );
}

function Running({ plan, view }: { plan: PlanModel; view: SubscriptionModel }) {
  // The pressed button disappears, so focus moves to the plan's name.
  const writes = usePlanWrites(plan, () => document.getElementById(planHeadingId)?.focus());
  return (
    <>
      <PlanCard plan={plan} trial={view.trial}>
        {renderNextStep(plan, writes, view.checkout)}
      </PlanCard>
      <PlanChange key={plan.priceId} plan={plan} prices={view.prices} writes={writes} />
    </>
  );
}

function Plan({ view }: { view: SubscriptionModel }) {
  const { plan, trial, prices } = view;
  const hasTrialEnded = useValue(trialEnded$);
  const running = runningPlan(plan);
  if (running !== null) return <Running plan={running} view={view} />;
  const isOver = trial?.ended ?? hasTrialEnded;
  if (plan === null && trial === null && prices.length === 0) return <EmptyState title={subscriptionTexts.nothing} />;
  return (
    <>
      {isOver && <TrialEndedCard />}
      <PlanCard plan={plan} trial={trial} />
      {prices.length > 0 && <PlanPurchase prices={prices} />}
    </>
  );
}

function Content() {
  const read = useSubscriptionOverview();
  const { isPending, error, failure } = useRetry(read);
  const { data } = read;
  // Then the plan read before may be wrong.
  const isUnreadable = isApiError(error, 'parse');
  if (isPending) return <Loading />;
  if (data && !isUnreadable) return <Plan view={data} />;
  return <SectionError message={isUnreadable ? subscriptionTexts.unreadable : subscriptionTexts.failed} {...failure} />;
}

/** Shows the plan, prices and invoices. Never asks for card data. */
export function SubscriptionSection() {
  const { isPending } = useSubscriptionOverview();
  return (
    <>
      <section aria-labelledby="subscription-heading">
        <chakra.h2 id="subscription-heading" textStyle="h2" marginBottom="4">
          Subscription
        </chakra.h2>
        <Content />
      </section>
      {/* The plan would move them. */}
      <div hidden={isPending}>
        <Invoices />
      </div>
    </>
  );
}
