import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { session$ } from '#src/features/session/session-state.ts';
import { settings } from '#src/platform/env.ts';

const KeptWorkList = lazy(async () => ({
  default: (await import('#src/features/offline/components/kept-work-list.tsx')).UnsentWorkList,
}));
const VisitCounting = lazy(async () => ({
  default: (await import('#src/features/consent/components/visit-counting.tsx')).VisitCounting,
}));

/**
 * What may stand below a sign-in: without a network the work that is kept on this device, and where a build names a pixel the
 * question about it. Most visits load neither.
 */
export function SignInFooter() {
  // As it was when the screen came.
  const [session] = useState(() => session$.peek());
  const { pixel } = settings();
  const hadLogin = session.phase === 'out' && session.reason === 'unreachable';
  return (
    // The place of the question is there from the start, so that nothing moves when it comes.
    <chakra.div minHeight={pixel === null ? undefined : { md: '128px' }}>
      <Suspense fallback={null}>
        {(hadLogin || !navigator.onLine) && <KeptWorkList hadLogin={hadLogin} />}
        {pixel !== null && <VisitCounting pixel={pixel} />}
      </Suspense>
    </chakra.div>
  );
}
