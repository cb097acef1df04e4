// Makes the demo questions' audio from mocks/assets/questions/manifest.json:
// node scripts/assets/make-question-audio.ts
// It needs these packages of Debian: festival, festvox-us-slt-hts, htsengine and ffmpeg.
// To add a question, add an entry with its slug and text (other fields 0 or ""). Then run this.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type QuestionAudio, readQuestionAudio } from '#mocks/assets/question-audio.ts';
import { measureLoudness, run, speak } from './speech.ts';

const folder = fileURLToPath(new URL('../../mocks/assets/questions/', import.meta.url));
const loudnessTarget = -19;
const peakLimit = -1.5;
const sampleRate = 24_000;

const tone = [
  'highpass=f=80',
  'equalizer=f=170:t=q:w=1:g=-2',
  'equalizer=f=1000:t=q:w=1:g=-2',
  'equalizer=f=3200:t=q:w=0.8:g=4',
  'equalizer=f=7000:t=q:w=1:g=-5',
  'acompressor=threshold=-24dB:ratio=2:attack=10:release=150',
];

// Reversing twice fades the end without knowing the length.
const fades = ['afade=t=in:d=0.02', 'areverse', 'afade=t=in:d=0.08', 'areverse'];

/** Returns the decoded length in ms: the file's header can be wrong. */
function decodedLength(file: string): number {
  const raw = ['-v', 'error', '-i', file, '-ac', '1', '-ar', String(sampleRate), '-f', 's16le', '-'];
  const pcm = execFileSync('ffmpeg', raw, { maxBuffer: 64 * 1024 * 1024 });
  return Math.round((pcm.length / 2 / sampleRate) * 1000);
}

/** Encodes mono MP3, which every browser decodes, even Chromium without licensed codecs. */
function encode(wav: string, target: string, gain: number): void {
  const chain = [...tone, `volume=${gain.toFixed(2)}dB`, ...fades].join(',');
  const format = ['-ac', '1', '-ar', String(sampleRate), '-c:a', 'libmp3lame', '-b:a', '32k'];
  const bare = ['-map_metadata', '-1', '-id3v2_version', '0', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  run('ffmpeg', ['-v', 'error', '-y', '-i', wav, '-af', chain, ...format, ...bare, target]);
}

function make(question: QuestionAudio, workFolder: string): QuestionAudio {
  const file = `${question.slug}.mp3`;
  const target = join(folder, file);
  const wav = speak(question.text, workFolder, question.slug);
  // Encoding changes the loudness, so measure after a first pass.
  encode(wav, target, 0);
  encode(wav, target, loudnessTarget - measureLoudness(target).integrated);
  const bytes = readFileSync(target);
  const loudness = measureLoudness(target);
  if (Math.abs(loudness.integrated - loudnessTarget) > 0.5 || loudness.truePeak > peakLimit) {
    throw new Error(`${file} has ${loudness.integrated} LUFS, true peak ${loudness.truePeak} dB.`);
  }
  return {
    slug: question.slug,
    text: question.text,
    file,
    duration_ms: decodedLength(target),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    integrated_lufs: loudness.integrated,
    true_peak_db: loudness.truePeak,
  };
}

const workFolder = mkdtempSync(join(tmpdir(), 'questions-'));
try {
  const questions = readQuestionAudio(folder).map((question) => make(question, workFolder));
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(questions, null, 2)}\n`);
  const total = questions.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${questions.length} questions, ${Math.round(total / 1024)} KiB.`);
} finally {
  rmSync(workFolder, { recursive: true });
}
