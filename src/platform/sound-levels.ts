import { toLevel } from './audio-level.ts';

/** How much sound one level stands for, in milliseconds. */
export const levelEveryMs = 100;

/**
 * The loudness of a recording, from 0 to 1, one level for each 100 ms. An empty row when this browser cannot read the sound:
 * then there is no wave to show, nothing else.
 */
export async function readLevels(sound: Blob): Promise<readonly number[]> {
  const context = new AudioContext();
  try {
    const decoded = await context.decodeAudioData(await sound.arrayBuffer());
    const samples = decoded.getChannelData(0);
    const step = Math.max(1, Math.floor((decoded.sampleRate * levelEveryMs) / 1000));
    return Array.from({ length: Math.floor(samples.length / step) }, (_, at) =>
      toLevel(samples.subarray(at * step, (at + 1) * step)),
    );
  } catch {
    return [];
  } finally {
    await context.close();
  }
}
