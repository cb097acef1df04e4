import { chakra } from '@chakra-ui/react';
import { Square, Volume2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';

export function PlayQuestion({ src }: { src: string }) {
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
  if (failed)
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
