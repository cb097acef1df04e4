import { chakra } from '@chakra-ui/react';
import { Check, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/display/card.tsx';
import { Chip } from '#src/ui/display/chip.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ProgressBar } from '#src/ui/display/progress-bar.tsx';
import type { Trial } from '#src/api/generated/types.ts';
import type { PlanModel } from '../subscription-model.ts';
import { planSentence, type StateWord, getPlanState, trialPercent, trialSentence } from '../plan-text.ts';

const marks = { good: Check, bad: CircleAlert, time: Clock } as const;

export const planHeadingId = 'subscription-plan';

const Box = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    paddingBlock: { base: '4', md: '5' },
    paddingInline: { base: '4', md: '6' },
  },
});

function State({ word, tone, mark }: StateWord) {
  return (
    <Chip tone={tone} minHeight="6" gap="1.5" paddingInline="2.5">
      {mark && <Icon of={marks[mark]} size={14} />}
      {word}
    </Chip>
  );
}

type FactsProps = {
  name: string;
  state: StateWord;
  sentence: string | null;
  children?: ReactNode;
};

function Facts({ name, state, sentence, children }: FactsProps) {
  return (
    <Box>
      <div>
        <chakra.p textStyle="caption" color="fg.muted">
          Your plan
        </chakra.p>
        <chakra.h3 id={planHeadingId} tabIndex={-1} textStyle="h2" overflowWrap="anywhere" outline="none">
          {name}
        </chakra.h3>
        {sentence && (
          <chakra.p color="fg.muted" marginTop="0.5" fontVariantNumeric="tabular-nums" textWrap="balance">
            {sentence}
          </chakra.p>
        )}
      </div>
      <State {...state} />
      {children && (
        <chakra.div gridColumn="1 / -1" marginTop="3">
          {children}
        </chakra.div>
      )}
    </Box>
  );
}

function TrialBar({ trial }: { trial: Trial }) {
  return <ProgressBar label="Free trial" value={trialPercent(trial)} />;
}

const trialStates = {
  going: { word: 'Trial', tone: 'info', mark: 'time' },
  ended: { word: 'Ended', tone: 'warning', mark: 'time' },
} as const satisfies Record<string, StateWord>;

type Props = {
  plan: PlanModel | null;
  trial: Trial | null;
  children?: ReactNode;
};

export function PlanCard({ plan, trial, children }: Props) {
  if (plan === null && trial === null) return null;
  if (plan === null) {
    return (
      <Facts
        name="Free trial"
        state={trial?.ended === true ? trialStates.ended : trialStates.going}
        sentence={trial && trialSentence(trial)}
      >
        {trial && <TrialBar trial={trial} />}
      </Facts>
    );
  }
  return (
    <Facts
      name={plan.name}
      state={getPlanState(plan)}
      sentence={[planSentence(plan), plan.status === 'trialing' && trial && trialSentence(trial)]
        .filter(Boolean)
        .join(' ')}
    >
      {plan.status === 'trialing' && trial ? <TrialBar trial={trial} /> : children}
    </Facts>
  );
}
