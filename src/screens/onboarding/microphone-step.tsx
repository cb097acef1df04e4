import { useValue } from '@legendapp/state/react';
import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Refusal } from '#src/features/onboarding/components/refusal.tsx';
import { describeProject } from '#src/features/onboarding/first-project.ts';
import { MicrophoneCheck } from '#src/features/onboarding/microphone-check.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { MicrophoneCard } from './microphone-card.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useStartFirstConversation } from './use-start-first-conversation.ts';

// Reserves the card's height, to avoid a layout shift when the browser asks.
const CardArea = chakra('div', { base: { minHeight: { md: '252px' } } });

function useMicrophoneCheck(): MicrophoneCheck {
  const [check] = useState(() => new MicrophoneCheck());
  useEffect(() => {
    void check.start();
    return check.stop;
  }, [check]);
  return check;
}

export function MicrophoneStep({ user, answering, onBack }: StepProps) {
  const { answers } = answering;
  const check = useMicrophoneCheck();
  const { phase } = useValue(check.state$);
  const { starting, problem, start } = useStartFirstConversation(user, answering);
  return (
    <StepFrame
      intro={describeProject(answers.working, answers.formats)}
      question="Say anything. You should see this move."
      isBusy={starting === 'spoken'}
      onBack={onBack}
      onContinue={() => void start('spoken')}
      aside={{
        label: 'I’d rather type',
        loading: starting === 'typed',
        onPress: () => void start('typed'),
      }}
      asideOnly={phase === 'refused'}
    >
      <chakra.div marginBottom="4" _empty={{ display: 'none' }}>
        {problem !== null && <Refusal text={problem} />}
      </chakra.div>
      <CardArea>
        <MicrophoneCard check={check} />
        <chakra.p display="flex" alignItems="center" gap="2" textStyle="small" color="fg.subtle" marginTop="4">
          <Icon of={Lock} size={14} />
          We don’t record anything on this page.
        </chakra.p>
      </CardArea>
    </StepFrame>
  );
}
