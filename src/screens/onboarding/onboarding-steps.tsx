import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { isSameName } from '#src/features/onboarding/answers.ts';
import { NameFields } from '#src/features/onboarding/components/name-fields.tsx';
import { Refusal } from '#src/features/onboarding/components/refusal.tsx';
import { describeWriting, formsOffered, genresOffered } from '#src/features/onboarding/first-project.ts';
import { useNameSaving, useProfileSaving } from '#src/features/onboarding/use-saving.ts';
import { useProjects } from '#src/features/projects/list-queries.ts';
import { storageTexts } from '#src/lib/screen-texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { useProblemFocus } from '#src/ui/focus/use-problem-focus.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** Saves the name before the next question; from then on the user is `onboarded`. */
export function NameStep({ user, answering, onBack, onDone }: StepProps) {
  const { answers, saved, change, sent } = answering;
  const { isSaving, problem, save } = useNameSaving('general');
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

const question = 'What are you working on?';
/** The profile's limit in characters. */
const longest = 5000;
const offered = 4;

function Projects({ onChoose }: { onChoose: (name: string) => void }) {
  const projects = useProjects().data ?? [];
  if (projects.length === 0) return null;
  return (
    <chakra.div role="group" aria-label="Your projects" display="flex" flexWrap="wrap" gap="2" marginTop="4">
      {projects.slice(0, offered).map(({ slug, name }) => (
        <Button key={slug} onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </chakra.div>
  );
}

export function WorkingStep({ answering, onBack, onDone }: StepProps) {
  const { answers, status, change } = answering;
  return (
    <StepFrame
      intro={describeWriting(answers.formats, answers.genres)}
      question={question}
      onBack={onBack}
      onContinue={onDone}
      aside={{
        label: 'I’d rather say it out loud',
        onPress: () => {
          change({ working: '' });
          onDone();
        },
      }}
    >
      <TextArea
        label={question}
        labelHidden
        name="working"
        placeholder="A title, a sentence, or as much as you like."
        maxLength={longest}
        minLines={3}
        maxLines={8}
        value={answers.working}
        textStyle="answer"
        css={{ '@media (pointer: coarse)': { textStyle: 'answer' } }}
        error={status === 'failed' ? storageTexts.draftNotSaved : undefined}
        onChange={({ currentTarget }) => change({ working: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <Projects onChoose={(name) => change({ working: name })} />
    </StepFrame>
  );
}
