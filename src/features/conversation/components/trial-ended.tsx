import { chakra } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { plansPath } from '#src/lib/subscription.ts';
import { trialTexts } from '#src/lib/texts.ts';
import { trialSaidOnScreen$ } from '#src/platform/trial.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DockLine } from '#src/ui/display/dock-line.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Thread } from '#src/ui/display/thread.tsx';
import { ConversationFrame } from './conversation-frame.tsx';

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

/** The dock after the free trial: warm, never a wall. */
export function TrialEndedDock({ onBack }: { onBack: () => void }) {
  useEffect(() => {
    trialSaidOnScreen$.set(true);
    return () => trialSaidOnScreen$.set(false);
  }, []);
  return (
    <DockLine
      tone="warning"
      lead={
        <Circle aria-hidden="true">
          <Icon of={BookOpen} size={24} />
        </Circle>
      }
      title={<span role="status">{trialTexts.ended}</span>}
      text="Read, edit and export as before. A plan lets you keep talking."
      actions={
        <>
          <Button variant="text" onClick={onBack}>
            Back
          </Button>
          <Button variant="solid" asChild>
            <Link to={plansPath}>See plans</Link>
          </Button>
        </>
      }
    />
  );
}

/** A conversation that cannot begin because the free trial has ended. Everything made so far stays open. */
export function TrialEnded({ onBack }: { onBack: () => void }) {
  return (
    <ConversationFrame
      head={<div />}
      stage={
        <Thread fill={0}>
          <chakra.h1 textStyle="question">Your stories are where you left them.</chakra.h1>
          <chakra.p textStyle="body" color="fg.muted" marginTop="3">
            All your answers and insights are still open to you.
          </chakra.p>
        </Thread>
      }
      dock={<TrialEndedDock onBack={onBack} />}
    />
  );
}
