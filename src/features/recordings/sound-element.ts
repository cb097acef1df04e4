/** An audio element for a sound of this device; `releaseAudioElement` ends it. */
export function getAudioElement(sound: Blob): HTMLAudioElement {
  return new Audio(URL.createObjectURL(sound));
}

/** Stops a sound and frees its bytes; the element lets go of them first, so that it never looks for what is gone. */
export function releaseAudioElement(audio: HTMLAudioElement): void {
  const { src } = audio;
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  URL.revokeObjectURL(src);
}
