/** Quiet below, loud above, in decibels of full scale. */
const quietDb = -60;
const loudDb = -12;

export type AudioLevel = {
  /** From 0 (quiet) to 1 (loud), over about the last 85 ms. Null when the browser doesn't measure. */
  read: () => number | null;
  close: () => void;
};

/** Measures a stream. Measuring never throws: if it fails, the level is null. */
export function measureLevel(stream: MediaStream, createContext: () => AudioContext): AudioLevel {
  try {
    const context = createContext();
    const analyser = context.createAnalyser();
    // Nearly a whole tick: shorter windows vary so much that steady noise sounds like speech.
    analyser.fftSize = 4096;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    // A context made without a press may be suspended.
    void context.resume().catch(() => undefined);
    return {
      read: () => {
        if (context.state === 'suspended') return null;
        analyser.getFloatTimeDomainData(samples);
        return toLevel(samples);
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch {
    return { read: () => null, close: () => undefined };
  }
}

function toLevel(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const db = 10 * Math.log10(sum / samples.length + Number.EPSILON);
  return Math.min(1, Math.max(0, (db - quietDb) / (loudDb - quietDb)));
}

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
