import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type QuestionAudio = {
  /** File name without extension. `free-…` is for free play, others belong to a script. */
  readonly slug: string;
  readonly text: string;
  readonly file: string;
  readonly duration_ms: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly integrated_lufs: number;
  /** In dBFS. */
  readonly true_peak_db: number;
};

const textFields = ['slug', 'text', 'file', 'sha256'] as const;
const numberFields = ['duration_ms', 'bytes', 'integrated_lufs', 'true_peak_db'] as const;

function isQuestionAudio(value: unknown): value is QuestionAudio {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    textFields.every((name) => typeof fields.get(name) === 'string') &&
    numberFields.every((name) => typeof fields.get(name) === 'number')
  );
}

/**
 * Reads the manifest in a folder, which a packed demo stores elsewhere. Throws when it's missing or an entry lacks a
 * field.
 */
export function readQuestionAudio(folder: string): readonly QuestionAudio[] {
  const path = join(folder, 'manifest.json');
  const entries: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(entries)) throw new Error(`${path} is not a list of questions.`);
  return entries.map((entry: unknown, index) => {
    if (isQuestionAudio(entry)) return entry;
    throw new Error(`${path}: entry ${index} lacks a field or has one of the wrong type.`);
  });
}
