import { recordingFileName } from '#src/platform/recording-format.ts';
import { saveFile } from '#src/platform/save-file.ts';

export function downloadRecording(audio: Blob): void {
  saveFile(audio, recordingFileName(audio.type));
}
