/** Creates an audio element; release it with `releaseAudioElement`. */
export function getAudioElement(blob: Blob): HTMLAudioElement {
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
