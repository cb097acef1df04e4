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
      loudness(samples.subarray(at * step, (at + 1) * step)),
    );
  } catch {
    return [];
  } finally {
    await context.close();
  }
}

/** Root mean square, spread so that ordinary speech fills the upper half. */
function loudness(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return Math.min(1, Math.sqrt(sum / Math.max(1, samples.length)) * 3);
}
