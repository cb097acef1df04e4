import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { type RadioCardOption, RadioCards } from './radio-cards.tsx';
import type { PlanModel, PriceModel } from '../subscription-model.ts';
import { changeSentence, checkoutSentence, priceLine, runningPlan } from '../plan-text.ts';
import { subscriptionTexts } from '../texts.ts';
import type { PlanWrites } from '../use-plan-writes.ts';
import { CheckoutLink } from './checkout-link.tsx';

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: { base: '2', md: '4' },
    marginTop: { base: '6', md: '4' },
    minHeight: 'control',
  },
});

const Sentence = chakra('p', {
  base: {
    order: { base: '-1', md: '0' },
    flexBasis: { base: '100%', md: 'auto' },
    textStyle: 'small',
    color: 'fg.muted',
    marginBottom: { base: '1', md: '0' },
  },
});

function About({ price, present, isFirst }: { price: PriceModel; present: PlanModel | null; isFirst: boolean }) {
  const line = priceLine(price, present);
  const features = isFirst && runningPlan(present) === null ? price.features.join(' · ') : '';
  return (
    <>
      {line}
      {features !== '' && <chakra.span display="block">{features}</chakra.span>}
    </>
  );
}

function toCard(price: PriceModel, present: PlanModel | null, isFirst: boolean): RadioCardOption {
  return {
    value: String(price.id),
    title: price.name,
    text: <About price={price} present={present} isFirst={isFirst} />,
    end: (
      <>
        <chakra.span fontWeight="600" fontVariantNumeric="tabular-nums">
          {price.cost.short}
        </chakra.span>{' '}
        <chakra.span textStyle="small" color="fg.muted">
          a {price.cost.interval}
        </chakra.span>
      </>
    ),
  };
}

type ChoiceProps = {
  prices: readonly PriceModel[];
  present: PlanModel | null;
  disabled?: boolean;
  children: (chosen: PriceModel | null) => ReactNode;
};

function Choice({ prices, present, disabled = false, children }: ChoiceProps) {
  const [choice, setChoice] = useState<string | null>(null);
  const value = choice ?? (present && String(present.priceId));
  const chosen = prices.find(({ id }) => String(id) === value) ?? null;
  return (
    <>
      <chakra.div marginTop="6">
        <RadioCards
          legend="Plan"
          cards={prices.map((price, index) => toCard(price, present, prices[index - 1]?.product !== price.product))}
          value={chosen && String(chosen.id)}
          onChange={setChoice}
          disabled={disabled}
        />
      </chakra.div>
      <Foot>{children(chosen)}</Foot>
    </>
  );
}

export function PlanChange({
  plan,
  prices,
  writes,
}: {
  plan: PlanModel;
  prices: readonly PriceModel[];
  writes: PlanWrites;
}) {
  const { isChanging, isResuming, isCancelling } = writes;
  return (
    <Choice prices={prices} present={plan} disabled={isChanging || isResuming || isCancelling}>
      {(chosen) => {
        const other = chosen?.id === plan.priceId ? null : chosen;
        return (
          <>
            <Button
              variant="solid"
              aria-disabled={other === null}
              loading={isChanging}
              onClick={() => other && void writes.change(other)}
            >
              Change plan
            </Button>
            <Sentence role="status">{other && changeSentence(other)}</Sentence>
            {plan.status !== 'cancelled' && (
              <Button
                variant="text"
                marginInlineStart={{ md: 'auto' }}
                marginInlineEnd={{ md: '-3' }}
                loading={isCancelling}
                onClick={() => void writes.cancel()}
              >
                Cancel subscription
              </Button>
            )}
          </>
        );
      }}
    </Choice>
  );
}

export function PlanPurchase({ prices }: { prices: readonly PriceModel[] }) {
  return (
    <Choice prices={prices} present={null}>
      {(chosen) => (
        <>
          {chosen === null ? (
            <Button variant="solid" aria-disabled>
              Continue to payment
            </Button>
          ) : (
            <CheckoutLink address={chosen.checkout} otherwise={<p>{subscriptionTexts.noCheckout}</p>}>
              Continue to payment
            </CheckoutLink>
          )}
          <Sentence role="status">{chosen === null ? 'Choose a plan first.' : checkoutSentence(chosen)}</Sentence>
        </>
      )}
    </Choice>
  );
}
