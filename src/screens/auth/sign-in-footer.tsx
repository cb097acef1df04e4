import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { session$ } from '#src/features/session/session-state.ts';
import { settings } from '#src/platform/env.ts';

const UnsentWorkList = lazy(async () => ({
  default: (await import('#src/features/offline/components/unsent-work-list.tsx')).UnsentWorkList,
}));
const VisitCounting = lazy(async () => ({
  default: (await import('#src/features/consent/components/visit-counting.tsx')).VisitCounting,
}));

/** Shows unsent work when offline, and the pixel's consent question where configured. Most visits load neither. */
export function SignInFooter() {
  const [session] = useState(() => session$.peek());
  const { pixel } = settings();
  const hadLogin = session.phase === 'out' && session.reason === 'unreachable';
  return (
    // Reserves space for the question, to avoid a layout shift.
    <chakra.div minHeight={pixel === null ? undefined : { md: '128px' }}>
      <Suspense fallback={null}>
        {(hadLogin || !navigator.onLine) && <UnsentWorkList hadLogin={hadLogin} />}
        {pixel !== null && <VisitCounting pixel={pixel} />}
      </Suspense>
    </chakra.div>
  );
}
