// Makes tests/support/fake-microphone.wav, which the browser's fake microphone repeats in tests:
// node scripts/assets/make-fake-microphone.ts
// Loud and quiet sentences alternate: a level meter must move and a recording must contain both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureLoudness, missingTool, run, speak } from './speech.ts';

const target = fileURLToPath(new URL('../../tests/support/fake-microphone.wav', import.meta.url));

/** LUFS. */
const loud = -16;
const quiet = -36;

const sentences = [
  { text: 'She left the harbour.', loudness: loud },
  { text: 'Nobody asked her why.', loudness: quiet },
  { text: 'Her brother stayed.', loudness: loud },
  { text: 'He never wrote.', loudness: quiet },
] as const;

function makeFakeMicrophone(): void {
  const workFolder = mkdtempSync(join(tmpdir(), 'microphone-'));
  try {
    const parts = sentences.map(({ text, loudness }, index) => {
      const wav = speak(text, workFolder, `sentence-${index}`);
      const part = join(workFolder, `part-${index}.wav`);
      const gain = loudness - measureLoudness(wav).integrated;
      const level = `volume=${gain.toFixed(2)}dB,alimiter=limit=0.8:level=disabled,apad=pad_dur=0.1`;
      run('ffmpeg', ['-v', 'error', '-y', '-i', wav, '-af', level, '-ar', '48000', part]);
      return part;
    });
    const inputs = parts.flatMap((part) => ['-i', part]);
    const joined = ['-filter_complex', `concat=n=${parts.length}:v=0:a=1`, '-ac', '1', '-ar', '48000'];
    const outputOptions = ['-c:a', 'pcm_s16le', '-map_metadata', '-1', '-fflags', '+bitexact', target];
    run('ffmpeg', ['-v', 'error', '-y', ...inputs, ...joined, ...outputOptions]);
  } finally {
    rmSync(workFolder, { recursive: true });
  }
}

const missing = missingTool();
if (missing === null) makeFakeMicrophone();
else {
  console.error(missing);
  process.exitCode = 1;
}
