import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { runningPlan, trialLeftSentence } from '../plan-text.ts';
import { useSubscriptionOverview } from '../queries.ts';

const PlansLink = chakra(Link, {
  base: { color: 'accent.fg', borderRadius: 'chip', _hover: { textDecoration: 'underline' } },
});

/** Shows how many conversations the free trial has left. Renders nothing with a plan, without a trial or after it. */
export function TrialLeft() {
  const { data } = useSubscriptionOverview();
  if (!data?.trial || data.trial.ended || runningPlan(data.plan) !== null) return null;
  return (
    <chakra.p textStyle="small" color="fg.muted" marginBottom="4">
      {trialLeftSentence(data.trial)} <PlansLink to="/profile#subscription">See plans</PlansLink>
    </chakra.p>
  );
}
