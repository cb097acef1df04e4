import { chakra } from '@chakra-ui/react';
import { StartStoryButton } from '#src/features/stories/components/new-story-button.tsx';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';

export function HomeEmpty() {
  return (
    <chakra.div paddingTop={{ base: '22dvh', md: '26dvh' }}>
      <ProgressThread>
        <chakra.p textStyle="question">Nothing here yet. Start by talking about an idea.</chakra.p>
        <chakra.p color="fg.muted" marginTop="2" marginBottom="6">
          Two minutes is enough. We’ll give it a page and ask the next question.
        </chakra.p>
        <StartStoryButton variant="solid" />
      </ProgressThread>
    </chakra.div>
  );
}
