import { recordingFileName } from '#src/platform/recording-format.ts';

/** Gives a sound to the writer as a file. */
export function saveSound(sound: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(sound);
  link.download = recordingFileName(sound.type);
  link.click();
  URL.revokeObjectURL(link.href);
}
