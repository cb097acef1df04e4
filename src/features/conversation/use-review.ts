import { useEffect, useRef, useState } from 'react';
import { createAudioElement, releaseAudioElement } from './use-player.ts';
import type { RecorderControls } from './use-recorder.ts';

/** Playback state, times in ms. The length is the recorder's, because recorded files lack it. */
export type Review = {
  playing: boolean;
  atMs: number;
  toggle: () => void;
  seek: (ms: number) => void;
};

export function useReview(recorder: RecorderControls): Review {
  const player = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);
  useEffect(() => {
    let isHere = true;
    void recorder.store.readAudio().then(
      (blob) => {
        if (!isHere) return;
        const audio = createAudioElement(blob);
        player.current = audio;
        audio.addEventListener('play', () => setPlaying(true));
        audio.addEventListener('pause', () => setPlaying(false));
        audio.addEventListener('ended', () => setAtMs(0));
        audio.addEventListener('timeupdate', () => setAtMs(audio.currentTime * 1000));
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      if (player.current !== null) releaseAudioElement(player.current);
      player.current = null;
    };
  }, [recorder]);
  return {
    playing,
    atMs,
    toggle: () => {
      if (playing) player.current?.pause();
      // Unplayable audio can still be sent and downloaded.
      else void player.current?.play().catch(() => undefined);
    },
    seek: (ms) => {
      setAtMs(ms);
      if (player.current !== null) player.current.currentTime = ms / 1000;
    },
  };
}
