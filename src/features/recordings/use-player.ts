import { useEffect, useRef, useState } from 'react';
import { readRecordingBlob } from '#src/platform/recordings-store.ts';

/** Plays kept recordings, one at a time. */
export type Player = {
  /** The recording that is heard now. */
  playing: string | null;
  /** Plays a recording from its beginning, or stops it. */
  toggle: (id: string) => void;
};

/** Plays kept recordings from this device; it stops when the list goes. */
export function usePlayer(): Player {
  const [playing, setPlaying] = useState<string | null>(null);
  const current = useRef<HTMLAudioElement>(null);
  const stop = (): void => {
    const audio = current.current;
    current.current = null;
    audio?.pause();
    if (audio !== null) URL.revokeObjectURL(audio.src);
    setPlaying(null);
  };
  const play = async (id: string): Promise<void> => {
    const sound = await readRecordingBlob(id);
    const audio = new Audio(URL.createObjectURL(sound));
    current.current = audio;
    audio.addEventListener('ended', () => current.current === audio && stop());
    setPlaying(id);
    await audio.play();
  };
  useEffect(
    () => () => {
      current.current?.pause();
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
