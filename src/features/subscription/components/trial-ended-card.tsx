import { chakra } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import { useEffect } from 'react';
import { trialTexts } from '#src/lib/strings.ts';
import { isTrialNoticeInline$ } from '#src/platform/trial.ts';
import { Card } from '#src/ui/display/card.tsx';
import { Icon } from '#src/ui/display/icon.tsx';

const Warm = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    bg: 'warning.bg',
    borderColor: 'transparent',
    marginBottom: '4',
  },
});

/** Explains why the writer is here. Hides the banner meanwhile. */
export function TrialEndedCard() {
  useEffect(() => {
    isTrialNoticeInline$.set(true);
    return () => isTrialNoticeInline$.set(false);
  }, []);
  return (
    <Warm>
      <chakra.span color="warning.fg" marginTop="0.5" aria-hidden="true">
        <Icon of={BookOpen} />
      </chakra.span>
      <div>
        <chakra.p role="status" textStyle="title">
          {trialTexts.ended}
        </chakra.p>
        <chakra.p textStyle="text" color="fg.muted" marginTop="1">
          Choose a plan to keep talking. Everything you’ve made is still here.
        </chakra.p>
      </div>
    </Warm>
  );
}
