import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Question as QuestionData } from '#src/contract/generated/types.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { PlayQuestion } from './play-question.tsx';

const Heading = chakra('h2', {
  base: {
    textStyle: 'question',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    _focusVisible: { outline: 'none' },
  },
});

type Props = {
  question: QuestionData;
  /** True if it arrived while the writer was here: it takes focus. */
  arrived: boolean;
};

/** The current question. Give it its message's id as `key`. */
export function Question({ question, arrived }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const audio = mediaAddress(question.audio);
  useEffect(() => {
    if (!arrived) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [arrived]);
  return (
    <chakra.section aria-label="Question" animation="fade-in var(--chakra-durations-panel) var(--chakra-easings-enter)">
      {question.title && (
        <chakra.p textStyle="caption" color="fg.subtle" marginBottom="1">
          {question.title}
        </chakra.p>
      )}
      <Heading ref={heading} tabIndex={-1}>
        {question.content}
      </Heading>
      {audio !== null && (
        <chakra.div marginTop={{ base: '2', md: '4' }}>
          <PlayQuestion src={audio} key={audio} />
        </chakra.div>
      )}
    </chakra.section>
  );
}
