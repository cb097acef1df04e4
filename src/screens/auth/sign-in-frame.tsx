import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { session$ } from '#src/features/session/session-state.ts';
import { product } from '#src/lib/product.ts';
import { settings } from '#src/platform/env.ts';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { useMedia } from '#src/ui/use-media.ts';

const UnsentWorkList = lazy(async () => ({
  default: (await import('#src/features/offline/components/unsent-work-list.tsx')).UnsentWorkList,
}));
const VisitCounting = lazy(async () => ({
  default: (await import('#src/features/consent/components/visit-counting.tsx')).VisitCounting,
}));

/** Shows unsent work when offline, and the pixel's consent question where configured. Most visits load neither. */
function SignInFooter() {
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

const Halves = chakra('div', {
  base: { display: 'grid', minHeight: '100dvh', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' } },
});

/** On phones the column starts at the top, so the keyboard covers no content. */
const Backdrop = chakra('main', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: { base: 'start', md: 'center' },
    justifyItems: 'center',
    paddingInline: { base: '4', md: '12' },
    paddingTop: { base: '6', md: '24' },
    paddingBottom: { base: '10', md: '24' },
    '& h1:focus': { outline: 'none' },
  },
});

const Wordmark = chakra('p', {
  base: {
    position: { md: 'absolute' },
    top: { md: '10' },
    insetInlineStart: { md: '12' },
    justifySelf: 'start',
    marginBottom: { base: '12', md: '0' },
    textStyle: 'wordmark',
  },
});

const Quiet = chakra('aside', {
  base: {
    display: 'grid',
    alignItems: 'center',
    paddingInline: '24',
    bg: 'bg.subtle',
    borderInlineStartWidth: '1px',
    borderColor: 'border.subtle',
  },
});

type Props = { name: string; sentence: string; children: ReactNode };

export function SignInFrame({ name, sentence, children }: Props) {
  const isWide = useMedia('(min-width: 1024px)');
  return (
    <Halves>
      <Backdrop id="content" tabIndex={-1} outline="none" aria-label={name}>
        <Wordmark data-still="">{product.name}</Wordmark>
        <chakra.div width="full" maxWidth="400px">
          {children}
          <SignInFooter />
        </chakra.div>
      </Backdrop>
      {isWide && (
        <Quiet aria-hidden="true">
          <ProgressThread>
            <chakra.p textStyle="hero" maxWidth="13em" paddingInlineStart="2">
              {sentence}
            </chakra.p>
          </ProgressThread>
        </Quiet>
      )}
    </Halves>
  );
}
