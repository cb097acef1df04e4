import { useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { useSoundAddress } from '../use-sound-address.ts';
import type { Take } from '../use-take.ts';

/** Plays a take from its beginning, and stops it. */
export function ListenButton({ take }: { take: Take }) {
  const audio = useRef<HTMLAudioElement>(null);
  const address = useSoundAddress(take);
  const [playing, setPlaying] = useState(false);
  const toggle = (): void => {
    const element = audio.current;
    if (element === null) return;
    if (playing) element.pause();
    else {
      element.currentTime = 0;
      // A sound that cannot be played can still be downloaded.
      void element.play().catch(() => undefined);
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the writer's own words, just spoken */}
      <audio
        ref={audio}
        // Nothing is read before it is asked for: the button may be gone again by then.
        preload="none"
        {...(address !== null && { src: address })}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <Button onClick={toggle}>{playing ? 'Stop' : 'Listen'}</Button>
    </>
  );
}
