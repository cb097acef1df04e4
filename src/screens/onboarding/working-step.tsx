import { chakra } from '@chakra-ui/react';
import { describeWriting } from '#src/features/onboarding/writing-labels.ts';
import { useProjects } from '#src/features/projects/queries.ts';
import { storageTexts } from '#src/lib/strings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

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
