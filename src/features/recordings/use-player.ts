import { useEffect, useRef, useState } from 'react';
import { releaseAudioElement, getAudioElement } from './sound-element.ts';

/** Plays sounds, one at a time. */
export type Player = {
  /** The sound that is heard now. */
  playing: string | null;
  /** Plays a sound from its beginning, or stops it. */
  toggle: (id: string) => void;
};

/** Plays the sounds that `read` gives for an id; it stops when its component goes. */
export function usePlayer(read: (id: string) => Promise<Blob>): Player {
  const [playing, setPlaying] = useState<string | null>(null);
  const current = useRef<HTMLAudioElement>(null);
  const stop = (): void => {
    const audio = current.current;
    current.current = null;
    if (audio !== null) releaseAudioElement(audio);
    setPlaying(null);
  };
  const play = async (id: string): Promise<void> => {
    const audio = getAudioElement(await read(id));
    current.current = audio;
    audio.addEventListener('ended', () => current.current === audio && stop());
    setPlaying(id);
    await audio.play();
  };
  useEffect(
    () => () => {
      if (current.current !== null) releaseAudioElement(current.current);
      current.current = null;
    },
    [],
  );
  return {
    playing,
    toggle: (id) => {
      stop();
      // A sound that cannot be played can still be downloaded.
      if (playing !== id) void play(id).catch(stop);
    },
  };
}
