import { chakra } from '@chakra-ui/react';
import { observable } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';
import type { PixelSettings } from '#src/platform/env.ts';
import { Button } from '#src/ui/controls/button.tsx';

type Consent = 'yes' | 'no' | null;

const key = 'pixelConsent';

function read(): Consent {
  const text = readStored('local', key);
  return text === 'yes' || text === 'no' ? text : null;
}

/** The visitor's saved choice. The pixel loads only after "yes". */
export const consent$ = observable<Consent>(read());

function setConsent(answer: 'yes' | 'no'): void {
  consent$.set(answer);
  writeStored('local', key, answer);
}

let counted = false;

/**
 * Returns the pixel's address, in the documented form for pages without a script. It contains no data about the page or
 * visitor.
 */
export function pixelAddress({ id, origin }: PixelSettings): string {
  return `${origin}/tr?${new URLSearchParams({ id, ev: 'PageView', noscript: '1' }).toString()}`;
}

/** Counts this visit, once per opened page. Uses an image, so no third-party script runs beside the writer's text. */
export function countVisit(pixel: PixelSettings): void {
  if (counted) return;
  counted = true;
  const image = new Image(1, 1);
  image.referrerPolicy = 'no-referrer';
  image.src = pixelAddress(pixel);
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    textStyle: 'small',
    color: 'fg.muted',
  },
});

const statusLabels = { yes: 'Ad measurement is on for this visit.', no: 'Ad measurement is off.' } as const;

/**
 * Asks for consent to count the visit for our advertising, and counts it only after a yes. The choice is saved and can
 * be changed here.
 */
export function VisitCounting({ pixel }: { pixel: PixelSettings }) {
  const consent = useValue(consent$);
  const [asking, setAsking] = useState(consent === null);
  // The pixel is another company's.
  useEffect(() => {
    if (consent === 'yes') countVisit(pixel);
  }, [consent, pixel]);
  const next = useRef<HTMLButtonElement>(null);
  const ask = (now: boolean): void => {
    flushSync(() => setAsking(now));
    // The pressed button is gone, so focus its replacement.
    next.current?.focus();
  };
  const answer = (choice: 'yes' | 'no'): void => {
    setConsent(choice);
    ask(false);
  };
  return (
    <chakra.section aria-label="Ad measurement" marginTop="8">
      {asking ? (
        <Line>
          <chakra.p textWrap="pretty">
            May we use this visit to measure our ads? If you agree, this page loads a tracking pixel from{' '}
            {new URL(pixel.origin).host}. Nothing you write or say is shared.
          </chakra.p>
          <Button ref={next} size="sm" onClick={() => answer('yes')}>
            Allow
          </Button>
          <Button size="sm" onClick={() => answer('no')}>
            Don’t allow
          </Button>
        </Line>
      ) : (
        <Line>
          <p role="status">{statusLabels[consent ?? 'no']}</p>
          <Button ref={next} size="sm" variant="link" onClick={() => ask(true)}>
            Change
          </Button>
        </Line>
      )}
    </chakra.section>
  );
}
