import { chakra } from '@chakra-ui/react';
import { Square, Volume2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Question as QuestionData } from '#src/api/generated/types.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';

function PlayQuestion({ src }: { src: string | null }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const toggle = (): void => {
    const element = audio.current;
    if (element === null) return;
    if (playing) {
      element.pause();
      element.currentTime = 0;
    } else {
      // The element's error event reports why it couldn't play.
      void element.play().catch(() => undefined);
    }
  };
  if (failed || src === null)
    return (
      <chakra.p textStyle="small" color="fg.subtle" paddingBlock="2">
        Audio not available
      </chakra.p>
    );
  return (
    <chakra.div marginInlineStart="-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its text is beside it */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      <Button variant="text" icon={playing ? Square : Volume2} onClick={toggle}>
        {playing ? 'Stop' : 'Play question'}
      </Button>
    </chakra.div>
  );
}

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

function leadTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}

/** The current question. Give it its message's id as `key`. */
export function Question({ question, arrived }: Props) {
  const audio = mediaAddress(question.audio);
  return (
    <chakra.section
      aria-label="Question"
      // The first question appears with its screen.
      {...(arrived && { animation: 'fade-in var(--chakra-durations-panel) var(--chakra-easings-enter)' })}
    >
      {question.title && (
        <chakra.p textStyle="caption" color="fg.subtle" marginBottom="1">
          {question.title}
        </chakra.p>
      )}
      <Heading ref={arrived ? leadTo : null} tabIndex={-1}>
        {question.content}
      </Heading>
      {question.audio && (
        <chakra.div marginTop={{ base: '2', md: '4' }}>
          <PlayQuestion src={audio} key={audio} />
        </chakra.div>
      )}
    </chakra.section>
  );
}
