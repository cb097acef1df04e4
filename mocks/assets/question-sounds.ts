import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One spoken question of the demo, as `questions/manifest.json` lists it. */
export type QuestionSound = {
  /** File name without its ending; `free-…` marks a stem for free play, all others belong to a script. */
  readonly slug: string;
  /** What is said, word for word: the transcript to show beside the sound. */
  readonly text: string;
  /** File name beside the manifest. */
  readonly file: string;
  /** Length of the decoded sound in milliseconds. */
  readonly duration_ms: number;
  readonly bytes: number;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  /** Integrated loudness by EBU R128, in LUFS. */
  readonly integrated_lufs: number;
  /** True peak in dB below full scale. */
  readonly true_peak_db: number;
};

const textFields = ['slug', 'text', 'file', 'sha256'] as const;
const numberFields = ['duration_ms', 'bytes', 'integrated_lufs', 'true_peak_db'] as const;

const isQuestionSound = (value: unknown): value is QuestionSound => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    textFields.every((name) => typeof fields.get(name) === 'string') &&
    numberFields.every((name) => typeof fields.get(name) === 'number')
  );
};

/**
 * Reads the manifest of the folder `mocks/assets/questions`, given by path because a packed demo keeps it elsewhere.
 * Throws when the manifest is missing or an entry lacks a field.
 */
export const readQuestionSounds = (folder: string): readonly QuestionSound[] => {
  const path = join(folder, 'manifest.json');
  const entries: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(entries)) throw new Error(`${path} is not a list of questions.`);
  return entries.map((entry: unknown, index) => {
    if (isQuestionSound(entry)) return entry;
    throw new Error(`${path}: entry ${index} lacks a field or has one of the wrong type.`);
  });
};
