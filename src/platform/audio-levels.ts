import { toLevel } from './audio-level.ts';

export const levelEveryMs = 100;

/** Returns a level from 0 to 1 per 100 ms. Empty when the browser can't decode the audio. */
export async function readLevels(audio: Blob): Promise<readonly number[]> {
  const context = new AudioContext();
  try {
    const decoded = await context.decodeAudioData(await audio.arrayBuffer());
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
