import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readQuestionAudio } from '#mocks/assets/question-audio.ts';
import { mp3Length } from './mp3-length.ts';

function getFolder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

const questionsFolder = getFolder('../../mocks/assets/questions/');
const imagesFolder = getFolder('../../mocks/assets/pictures/');

const questions = readQuestionAudio(questionsFolder);

function readAudio(file: string): Buffer {
  return readFileSync(join(questionsFolder, file));
}

const interview = new Map([
  ['the-idea', 'What story has been following you around? Tell it the way you would tell a friend.'],
  ['the-one', 'Who stands at the centre of it, and what do they want badly enough to lie for?'],
  ['the-place', 'Where does it happen, and what would that place say if it could answer back?'],
  ['the-name', 'What do you call it, even if only for now?'],
  [
    'the-lie',
    'What does your main character believe about themselves that isn’t true, and who first told them it was?',
  ],
  ['the-turn', 'When does it become impossible for them to go back to how things were?'],
]);

describe('question audio files', () => {
  it.each([...interview])('lists the scripted question %s with its text as transcript', (slug, text) => {
    expect(questions.find((question) => question.slug === slug)?.text).toBe(text);
  });

  it('offers at least ten different questions for free play', () => {
    const free = questions.filter(({ slug }) => slug.startsWith('free-'));
    expect(new Set(free.map(({ text }) => text)).size).toBeGreaterThanOrEqual(10);
  });

  it('lists every slug once and names every file after its slug', () => {
    const slugs = questions.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(questions.map(({ file }) => file)).toEqual(slugs.map((slug) => `${slug}.mp3`));
  });

  it('contains exactly the MP3 files that the manifest lists', () => {
    const audioFiles = readdirSync(questionsFolder).filter((name) => name.endsWith('.mp3'));
    expect(audioFiles.toSorted()).toEqual(questions.map(({ file }) => file).toSorted());
  });

  it('stays under 400 kB in total', () => {
    const total = questions.reduce((sum, { file }) => sum + readAudio(file).length, 0);
    expect(total).toBeLessThan(400_000);
  });

  it.each(questions)('has a complete file for $slug that matches the manifest', (question) => {
    const audio = readAudio(question.file);
    expect(audio.length).toBe(question.bytes);
    expect(createHash('sha256').update(audio).digest('hex')).toBe(question.sha256);
    // One frame is 24 ms: a lost one shows.
    expect(Math.abs(mp3Length(audio) - question.duration_ms)).toBeLessThan(5);
  });

  it.each(questions)('plays $slug at the same calm loudness as the other questions', (question) => {
    expect(Math.abs(question.integrated_lufs + 19)).toBeLessThanOrEqual(0.5);
    expect(question.true_peak_db).toBeLessThanOrEqual(-1.5);
  });
});

describe('MP3 duration', () => {
  const whole = readAudio('the-name.mp3');

  it('rejects a file that is cut off', () => {
    expect(() => mp3Length(whole.subarray(0, -1))).toThrow('cut off');
  });

  it('rejects a file with a damaged frame', () => {
    const damaged = Buffer.from(whole);
    damaged.writeUInt32BE(0, 192);
    expect(() => mp3Length(damaged)).toThrow('at byte 192');
  });

  it('is 24 ms shorter when a frame is missing', () => {
    expect(mp3Length(whole) - mp3Length(whole.subarray(0, -96))).toBeCloseTo(24);
  });
});

describe('demo images', () => {
  const imageFiles = readdirSync(imagesFolder).filter((name) => name.endsWith('.webp'));
  const readme = readFileSync(join(imagesFolder, 'README.md'), 'utf8');

  it("includes library covers, the writer's photo and her main character's image", () => {
    expect(imageFiles).toEqual(
      expect.arrayContaining([
        'cover-salt.webp',
        'cover-winter.webp',
        'cover-theatre.webp',
        'portrait-ana.webp',
        'portrait-mara.webp',
      ]),
    );
  });

  it.each(imageFiles)('includes %s as a complete WebP file that the README lists', (name) => {
    const image = readFileSync(join(imagesFolder, name));
    expect(image.toString('latin1', 0, 4)).toBe('RIFF');
    expect(image.toString('latin1', 8, 12)).toBe('WEBP');
    expect(image.readUInt32LE(4) + 8).toBe(image.length);
    expect(readme).toContain(`| ${name} |`);
  });
});

describe('fake microphone audio', () => {
  const wav = readFileSync(getFolder('../support/fake-microphone.wav'));
  const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2);

  /** Returns half a second's mean level in dBFS. */
  const levelAt = (start: number): number => {
    const part = samples.subarray(start, start + 24_000);
    const power = part.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / part.length;
    return 10 * Math.log10(power + 1e-9);
  };

  it('is about six seconds of mono PCM audio at 48 kHz', () => {
    expect(wav.toString('latin1', 36, 40)).toBe('data');
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
    expect([wav.readUInt16LE(20), wav.readUInt16LE(22)]).toEqual([1, 1]);
    expect([wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([48_000, 16]);
    expect(wav.length).toBeLessThan(700_000);
    expect(samples.length / 48_000).toBeGreaterThan(5.5);
  });

  it('alternates between loud and quiet so that a level meter moves', () => {
    const starts = Array.from({ length: Math.floor(samples.length / 24_000) }, (_, n) => n * 24_000);
    const loud = starts.map((start) => levelAt(start) > -25);
    const changes = loud.filter((isLoud, n) => n > 0 && isLoud !== loud[n - 1]);
    expect(changes.length).toBeGreaterThanOrEqual(3);
  });
});
