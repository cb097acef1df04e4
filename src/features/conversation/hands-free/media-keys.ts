import { createAudioElement, releaseAudioElement } from '../use-player.ts';

type Handlers = Readonly<Partial<Record<MediaSessionAction, () => void>>>;

export type MediaKeys = {
  /** What lock screens and headsets show. */
  show: (title: string, story: string) => void;
  setActive: (isActive: boolean) => void;
  close: () => void;
};

const silentSeconds = 10;
const sampleRate = 8000;

/** A silent WAV file. Browsers pass media keys only to a page that plays something longer than five seconds. */
function createSilence(): Blob {
  const bytes = silentSeconds * sampleRate;
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string): void => {
    for (const [n, letter] of Array.from(text).entries()) head.setUint8(at + n, letter.codePointAt(0) ?? 0);
  };
  write(0, 'RIFF');
  head.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, sampleRate, true);
  head.setUint32(28, sampleRate, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  write(36, 'data');
  head.setUint32(40, bytes, true);
  // In 8 bits, silence is the middle.
  return new Blob([head, new Uint8Array(bytes).fill(128)], { type: 'audio/wav' });
}

/** Lets media keys and headset buttons press ours, where the browser can. */
export function listenToMediaKeys(handlers: Handlers): MediaKeys {
  if (!('mediaSession' in navigator))
    return { show: () => undefined, setActive: () => undefined, close: () => undefined };
  const { mediaSession } = navigator;
  const silence = createAudioElement(createSilence());
  silence.loop = true;
  const set = (action: string, handler: (() => void) | null): void => {
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // The browser doesn't know this key.
    }
  };
  for (const [action, handler] of Object.entries(handlers)) set(action, handler);
  return {
    show: (title, story) => {
      mediaSession.metadata = new MediaMetadata({ title, artist: story });
    },
    setActive: (isActive) => {
      mediaSession.playbackState = isActive ? 'playing' : 'paused';
      // Without it, only the keys are missing. It plays on while paused: the keys resume.
      void silence.play().catch(() => undefined);
    },
    close: () => {
      for (const action of Object.keys(handlers)) set(action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      releaseAudioElement(silence);
    },
  };
}
