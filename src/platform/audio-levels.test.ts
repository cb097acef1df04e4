import { describe, expect, it } from 'vitest';
import { levelEveryMs, measureLevel } from './audio-levels.ts';

const sampleRate = 48_000;

/** A browser's audio context that has heard `heard` so far, oldest sample first. */
function createContext(heard: readonly number[]): AudioContext {
  const analyser = {
    fftSize: 2048,
    getFloatTimeDomainData: (into: Float32Array) => into.set(heard.slice(-into.length)),
  };
  return {
    state: 'running',
    createAnalyser: () => analyser,
    createMediaStreamSource: () => ({ connect: () => undefined }),
    resume: () => Promise.resolve(),
  } as unknown as AudioContext;
}

describe('measureLevel', () => {
  it('hears a short sound in the earlier half of the time since the last level', () => {
    const [sound, quiet] = [Array.from({ length: 480 }, () => 0.5), Array.from({ length: 3360 }, () => 0)];
    expect((sound.length + quiet.length) / sampleRate).toBeLessThan(levelEveryMs / 1000);
    const level = measureLevel(new EventTarget() as MediaStream, () => createContext([...sound, ...quiet]));
    expect(level.read()).toBeGreaterThan(0.5);
  });
});
