/** Below this a room is quiet, above that a voice is loud; in decibels of full scale. */
const quietDb = -60;
const loudDb = -12;

/** How loud the microphone is, for drawing. */
export type AudioLevel = {
  /** From 0 (quiet) to 1 (loud), of the last 20 milliseconds or so. */
  read: () => number;
  close: () => void;
};

/** Measures a stream. Measuring is never worth an error: where it cannot be done, the level stays 0. */
export function measureLevel(stream: MediaStream, createContext: () => AudioContext): AudioLevel {
  try {
    const context = createContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    // A context made without a press may be asleep.
    void context.resume().catch(() => undefined);
    return {
      read: () => {
        analyser.getFloatTimeDomainData(samples);
        return toLevel(samples);
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch {
    return { read: () => 0, close: () => undefined };
  }
}

/** The loudness of samples between -1 and 1, as a value from 0 to 1. */
export function toLevel(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const db = 10 * Math.log10(sum / samples.length + Number.EPSILON);
  return Math.min(1, Math.max(0, (db - quietDb) / (loudDb - quietDb)));
}
