import { chakra } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { trialTexts } from '#src/lib/error-texts.ts';
import { plansPath } from '#src/lib/subscription.ts';
import { showTrialNoticeInline } from '#src/platform/trial.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ComposerRow } from './composer-rows.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { ConversationFrame } from './conversation-frame.tsx';
import { useSubscription } from '#src/ui/use-subscription.ts';

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    borderRadius: 'full',
    bg: 'bg.surface',
    color: 'warning.fg',
  },
});

type Props = {
  onBack: () => void;
  onPlans?: (() => void) | undefined;
};

export function TrialEndedPanel({ onBack, onPlans }: Props) {
  useSubscription(showTrialNoticeInline);
  return (
    <ComposerRow
      tone="warning"
      lead={
        <Circle aria-hidden="true">
          <Icon of={BookOpen} size={24} />
        </Circle>
      }
      title={<span role="status">{trialTexts.ended}</span>}
      text="You can still read, edit and export. Choose a plan to keep talking."
      actions={
        <>
          <Button variant="text" onClick={onBack}>
            Back
          </Button>
          <Button variant="solid" asChild>
            <Link to={plansPath} onClick={() => onPlans?.()}>
              See plans
            </Link>
          </Button>
        </>
      }
    />
  );
}

export function leftSentence(name: string | null): string {
  return name === null ? 'Your stories are where you left them.' : `${name} is where you left it.`;
}

export function TrialEnded({ head, onBack, left }: Props & { head: ReactNode; left: string | null }) {
  return (
    <ConversationFrame
      head={head}
      stage={
        <ProgressThread fill={0}>
          <chakra.p textStyle="question">{leftSentence(left)}</chakra.p>
          <chakra.p textStyle="body" color="fg.muted" marginTop="3">
            You still have all your answers, insights, notes and pages.
          </chakra.p>
        </ProgressThread>
      }
      composer={<TrialEndedPanel onBack={onBack} />}
    />
  );
}
