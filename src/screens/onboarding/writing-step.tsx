import { chakra } from '@chakra-ui/react';
import { Refusal } from '#src/features/onboarding/components/refusal.tsx';
import { useProfileSaving } from '#src/features/onboarding/use-profile-saving.ts';
import { formsOffered, genresOffered } from '#src/features/onboarding/writing-labels.ts';
import { ChoiceChips } from '#src/ui/controls/choice-chips.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') === other.join('\n');
}

export function WritingStep({ answering, onBack, onDone }: StepProps) {
  const { answers, saved, change } = answering;
  const { isSaving, problem, save } = useProfileSaving();
  const { formats, genres } = answers;
  const goOn = async (): Promise<void> => {
    const isUnchanged = isSame(formats, saved.formats) && isSame(genres, saved.genres);
    if (isUnchanged || (await save({ formats: [...formats], genres: [...genres] }))) onDone();
  };
  return (
    <StepFrame
      intro={answers.firstName.trim() === '' ? null : `Good to meet you, ${answers.firstName.trim()}.`}
      question="What do you write?"
      isBusy={isSaving}
      onBack={onBack}
      onContinue={() => void goOn()}
    >
      <chakra.div display="grid" gap="6">
        <Refusal text={problem} />
        <ChoiceChips
          label="Formats"
          options={formsOffered(saved.formats)}
          chosen={formats}
          onChange={(chosen) => change({ formats: chosen })}
        />
        <ChoiceChips
          label="Genres"
          options={genresOffered(saved.genres)}
          chosen={genres}
          onChange={(chosen) => change({ genres: chosen })}
        />
      </chakra.div>
    </StepFrame>
  );
}
