import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's festvox-us-slt-hts. */
const voiceFile = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts/hts/cmu_us_slt_arctic_hts.htsvoice';

export function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** In milliseconds. */
type Pauses = {
  readonly before: number;
  readonly comma: number;
  readonly sentence: number;
  readonly after: number;
};

const pauses: Pauses = { before: 60, comma: 280, sentence: 560, after: 160 };

// Phrases end only at punctuation: the default guesses breaks within a clause ("go back to / how things were").
function labelProgram(text: string, labels: string): string {
  return `
(voice_cmu_us_slt_arctic_hts)
(set! phrase_cart_tree simple_phrase_cart_tree)
(Parameter.set 'Phrase_Method 'cart_tree)
(set! hts_synth_pre_hooks (lambda (utt) (hts_dump_feats utt hts_feats_list ${JSON.stringify(labels)}) utt))
(SynthText ${JSON.stringify(text)})
`;
}

/** Sets longer pauses than the voice's own. Label times are in units of 100 ns. */
function withPauses(labels: string, endsSentence: readonly boolean[]): string {
  const lines = labels.trimEnd().split('\n');
  let clock = 0;
  let pause = 0;
  const timed = lines.map((line, index) => {
    const [start = '0', end = '0', ...context] = line.trim().split(/\s+/);
    let length = Number(end) - Number(start);
    if (context[0]?.includes('-pau+') === true) {
      const inner = endsSentence[pause - 1] === true ? pauses.sentence : pauses.comma;
      const edge = index === 0 ? pauses.before : pauses.after;
      length = (index === 0 || index === lines.length - 1 ? edge : inner) * 10_000;
      pause += 1;
    }
    clock += length;
    return `${clock - length} ${clock} ${context.join(' ')}`;
  });
  return `${timed.join('\n')}\n`;
}

/**
 * Speaks a text into `<folder>/<name>.wav` (mono, 32 kHz, 16 bit) and returns that path. hts_engine runs twice: first
 * to get the sounds' lengths, then with longer pauses.
 */
export function speak(text: string, folder: string, name: string): string {
  const path = (ending: string): string => join(folder, `${name}${ending}`);
  const plainText = text.replaceAll('’', "'");
  writeFileSync(path('.scm'), labelProgram(plainText, path('.lab')));
  run('festival', ['-b', path('.scm')]);
  const manner = ['-m', voiceFile, '-fm', '-0.5', '-jf', '1.4', '-b', '0.15'];
  run('hts_engine', [...manner, '-r', '0.75', '-od', path('.timed.lab'), path('.lab')]);
  const marks = plainText.match(/[,;:.?!](?=\s)/g) ?? [];
  const labels = withPauses(
    readFileSync(path('.timed.lab'), 'utf8'),
    marks.map((mark) => mark !== ',' && mark !== ';'),
  );
  writeFileSync(path('.paused.lab'), labels);
  run('hts_engine', [...manner, '-vp', '-ow', path('.wav'), path('.paused.lab')]);
  return path('.wav');
}

/** Loudness by EBU R128: integrated in LUFS, true peak in dB below full scale. */
type Loudness = { readonly integrated: number; readonly truePeak: number };

function numberAfter(report: string, pattern: RegExp): number {
  const match = pattern.exec(report)?.[1];
  if (match === undefined) throw new Error('ffmpeg measured no loudness: the file is silent or unreadable.');
  return Number(match);
}

export function measureLoudness(file: string): Loudness {
  const meter = ['-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'];
  const args = ['-hide_banner', '-nostats', '-i', file, ...meter];
  const { status, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg could not measure ${file}: ${stderr}`);
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  return {
    integrated: numberAfter(summary, /I:\s+(-?[\d.]+) LUFS/),
    truePeak: numberAfter(summary, /Peak:\s+(-?[\d.]+) dBFS/),
  };
}
