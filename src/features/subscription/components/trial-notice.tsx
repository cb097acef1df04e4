import { publishSize } from '#src/ui/viewport.ts';
import { chakra } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSubscriptionRead } from '#src/api/generated/api/subscription.ts';
import { canContinue, plansPath } from '#src/lib/subscription.ts';
import { trialTexts } from '#src/lib/error-texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { syncTrialAcrossTabs, markSubscribed, inlineTrialNotices$ } from '#src/platform/trial.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { useValue } from '@legendapp/state/react';
import { lowWindow } from '#src/ui/layout/low-window.ts';

const Banner = chakra('div', {
  base: {
    position: 'sticky',
    [lowWindow]: { position: 'static' },
    top: 'var(--shell-connection, 0px)',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '36px',
    paddingInline: '4',
    bg: 'warning.bg',
    color: 'warning.fg',
    textStyle: 'small',
    fontWeight: '500',
    animation: 'fade-in var(--chakra-durations-fade) linear',
  },
});

const Text = chakra('span', { base: { paddingBlock: '2', textWrap: 'balance' } });

const Plans = chakra(Link, {
  base: {
    flexShrink: '0',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    paddingBlock: '2',
  },
});

/** Checks for an active plan, now and whenever the window regains focus. */
function useActivePlanCheck(): void {
  const { data, isFetchedAfterMount } = useSubscriptionRead({
    query: { staleTime: 0, refetchOnWindowFocus: 'always' },
  });
  const wasMissing = useRef(false);
  // The stored flag of the trial's end.
  useEffect(() => {
    // Data read before the trial ended still shows it as running.
    if (data === undefined || !isFetchedAfterMount) return;
    if (canContinue(data.data, systemClock.now())) markSubscribed(wasMissing.current);
    else wasMissing.current = true;
  }, [data, isFetchedAfterMount]);
}

/** What sticks to the top stays below the banner. */
const publishHeight = publishSize('--shell-trial', 'offsetHeight');

export function TrialNotice() {
  useActivePlanCheck();
  useSubscription(syncTrialAcrossTabs);
  const inlineNotices = useValue(inlineTrialNotices$);
  if (inlineNotices > 0) return null;
  return (
    <Banner ref={publishHeight} role="status" aria-label="Free trial">
      <Icon of={BookOpen} size={16} />
      <Text>{trialTexts.ended}</Text>
      <Plans to={plansPath}>See plans</Plans>
    </Banner>
  );
}
