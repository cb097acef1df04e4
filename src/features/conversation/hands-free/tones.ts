/** Soft tones for a writer who doesn't look at the screen: the microphone is open (rising), the pause was noticed. */
export type Tones = { listening: () => void; pause: () => void; close: () => void };

const gain = 0.06;
const noteSeconds = 0.11;

export function createTones(): Tones {
  if (!('AudioContext' in globalThis))
    return { listening: () => undefined, pause: () => undefined, close: () => undefined };
  const context = new AudioContext();
  const play = (...frequencies: readonly number[]): void => {
    void context.resume().catch(() => undefined);
    for (const [n, frequency] of frequencies.entries()) {
      const start = context.currentTime + n * noteSeconds;
      const note = context.createOscillator();
      const volume = context.createGain();
      note.frequency.value = frequency;
      // Without a ramp it would click.
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(gain, start + 0.02);
      volume.gain.linearRampToValueAtTime(0, start + noteSeconds);
      note.connect(volume).connect(context.destination);
      note.start(start);
      note.stop(start + noteSeconds);
    }
  };
  return {
    listening: () => play(523, 659),
    pause: () => play(440),
    close: () => void context.close().catch(() => undefined),
  };
}
