import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { isSameName } from '#src/features/onboarding/answers.ts';
import { NameFields } from '#src/features/onboarding/components/name-fields.tsx';
import { Refusal } from '#src/features/onboarding/components/refusal.tsx';
import { useNameSaving } from '#src/features/onboarding/use-name.ts';
import { useProblemFocus } from '#src/features/onboarding/use-problem-focus.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Saves the name before the next question; from then on the user is `onboarded`. */
export function NameStep({ user, answering, onBack, onDone }: StepProps) {
  const { answers, saved, change, sent } = answering;
  const { isSaving, problem, save } = useNameSaving();
  const box = useRef<HTMLDivElement>(null);
  useProblemFocus(box, problem);
  // Don't ask returning writers about emails again.
  const isFirst = !user.onboarded;
  const goOn = async (): Promise<void> => {
    if (isFirst || !isSameName(answers, saved)) {
      if (!(await save(answers, isFirst))) return;
      sent({ receiveEmails: answers.receiveEmails });
    }
    onDone();
  };
  return (
    <StepFrame
      intro="Welcome. Three questions and a quick microphone check, then we’ll start."
      question="What should we call you?"
      isBusy={isSaving}
      onBack={onBack}
      onContinue={() => void goOn()}
    >
      <chakra.div ref={box} display="grid" gap="4">
        <Refusal text={problem?.text ?? null} />
        <NameFields answers={answers} onChange={change} problem={problem} readOnly={isSaving} asksEmails={isFirst} />
      </chakra.div>
    </StepFrame>
  );
}
