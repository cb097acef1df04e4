import { recordingFileName } from '#src/platform/recording-format.ts';
import { saveFile } from '#src/platform/save-file.ts';

export function downloadRecording(sound: Blob): void {
  saveFile(sound, recordingFileName(sound.type));
}
