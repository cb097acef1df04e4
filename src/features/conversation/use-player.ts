import { useEffect, useRef, useState } from 'react';

/** Creates an audio element; release it with `releaseAudioElement`. */
export function createAudioElement(blob: Blob): HTMLAudioElement {
  return new Audio(URL.createObjectURL(blob));
}

/** Stops audio and frees its bytes. Clears the source first, so the element doesn't load a revoked URL. */
export function releaseAudioElement(audio: HTMLAudioElement): void {
  const { src } = audio;
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  URL.revokeObjectURL(src);
}

export type Player = {
  playing: string | null;
  toggle: (id: string) => void;
};

/** Plays the audio that `read` returns for an id; stops on unmount. */
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
    const audio = createAudioElement(await read(id));
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
      // Audio that can't be played can still be downloaded.
      if (playing !== id) void play(id).catch(stop);
    },
  };
}
