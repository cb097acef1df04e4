import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  debugPanel$,
  isDebugEnabled,
  isDebugKey,
  persistDebugFlag,
  toggleDebugPanel,
  useIsDebugEnabled,
  watchLog,
} from '#src/features/debug/debug-mode.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { useValue } from '@legendapp/state/react';

const DebugPanel = lazy(async () => {
  const { DebugPanel } = await import('#src/features/debug/components/debug-panel.tsx');
  return { default: DebugPanel };
});

export function DebugGate({ userId }: { userId: number }) {
  const isShown = useValue(debugPanel$);
  const isEnabled = useIsDebugEnabled();
  const { search } = useLocation();
  // The tab's storage keeps the flag.
  useEffect(() => persistDebugFlag(search), [search]);
  useSubscription(isEnabled ? watchLog : null);
  useWindowEvent('keydown', (event) => {
    if (!isDebugKey(event) || !isDebugEnabled()) return;
    // Some browsers would bookmark the page.
    event.preventDefault();
    toggleDebugPanel();
  });
  if (!isShown || !isEnabled) return null;
  return (
    <Suspense fallback={null}>
      <DebugPanel userId={userId} onClose={toggleDebugPanel} />
    </Suspense>
  );
}
