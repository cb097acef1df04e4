import { useValue } from '@legendapp/state/react';
import { lazy, Suspense } from 'react';
import { trialEnded$ } from '#src/platform/trial.ts';

const TrialNotice = lazy(async () => {
  const { TrialNotice } = await import('#src/features/subscription/components/trial-notice.tsx');
  return { default: TrialNotice };
});

export function TrialBanner() {
  return useValue(trialEnded$) ? (
    <Suspense fallback={null}>
      <TrialNotice />
    </Suspense>
  ) : null;
}
