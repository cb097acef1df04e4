import { spawnSync } from 'node:child_process';

/** Loudness by EBU R128: integrated in LUFS, true peak in dB below full scale. */
export type Loudness = { readonly integrated: number; readonly truePeak: number };

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
