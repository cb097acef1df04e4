import type { Clock } from '#src/platform/clock.ts';
import type { HandsFreeSettings } from './hands-free-settings.ts';
import { chooseVoice, getReadingMs, toSentences } from './reading-voice.ts';

/** The question to read. `audio` is the address of its recording. */
export type ReadableQuestion = { readonly text: string; readonly audio: string | null };

type Cancel = () => void;

/** A voice that reports no end is given up after this time per word. */
const slowestWordMs = 1500;

/** Plays the recording. Calls back once: true at its end, false if it can't be played. */
function playRecording(src: string, onEnd: (isPlayed: boolean) => void): Cancel {
  const audio = new Audio(src);
  const over = new AbortController();
  const end = (isPlayed: boolean): void => {
    if (over.signal.aborted) return;
    over.abort();
    onEnd(isPlayed);
  };
  audio.addEventListener('ended', () => end(true), over);
  audio.addEventListener('error', () => end(false), over);
  void audio.play().catch(() => end(false));
  return () => {
    over.abort();
    audio.pause();
    audio.removeAttribute('src');
  };
}

/** Waits for the browser's voices: some list them only after a moment. */
async function loadVoices(synthesis: SpeechSynthesis, clock: Clock): Promise<readonly SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length === 0) {
    await Promise.race([
      new Promise((resolve) => synthesis.addEventListener('voiceschanged', resolve, { once: true })),
      clock.after(500),
    ]);
  }
  return synthesis.getVoices();
}

/** Returns the browser's voices, or none if it can't speak. */
export function listVoices(clock: Clock): Promise<readonly SpeechSynthesisVoice[]> {
  return 'speechSynthesis' in globalThis ? loadVoices(globalThis.speechSynthesis, clock) : Promise.resolve([]);
}

/** Speaks the text. Calls back once: true at its end, false if the browser can't. */
function speak(
  text: string,
  voice: SpeechSynthesisVoice,
  { speed, clock }: { speed: number; clock: Clock },
  onEnd: (isSpoken: boolean) => void,
): Cancel {
  const { speechSynthesis: synthesis } = globalThis;
  let isOver = false;
  const end = (isSpoken: boolean): void => {
    if (isOver) return;
    isOver = true;
    stopWaiting();
    onEnd(isSpoken);
  };
  const stopWaiting = clock.once(5000 + text.split(/\s+/).length * slowestWordMs, () => {
    synthesis.cancel();
    end(true);
  });
  const utterances = toSentences(text).map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = speed;
    utterance.addEventListener('error', () => end(false));
    return utterance;
  });
  utterances.at(-1)?.addEventListener('end', () => end(true));
  // What another page left there would be spoken first.
  synthesis.cancel();
  for (const utterance of utterances) synthesis.speak(utterance);
  return () => {
    isOver = true;
    stopWaiting();
    synthesis.cancel();
    // Until then the browser must not drop them: their events would be lost.
    utterances.length = 0;
  };
}

/**
 * Reads a question: its recording, else the browser's voice, else the time to read it on the screen. Calls `onEnd` once.
 * `onSilent`: nobody reads it aloud.
 */
export function readAloud(
  { text, audio }: ReadableQuestion,
  settings: Pick<HandsFreeSettings, 'voice' | 'speed'>,
  clock: Clock,
  { onEnd, onSilent }: { onEnd: () => void; onSilent: () => void },
): Cancel {
  let isCancelled = false;
  let cancelCurrent: Cancel = () => undefined;
  const waitForReader = (): void => {
    onSilent();
    cancelCurrent = clock.once(getReadingMs(text), onEnd);
  };
  const speakQuestion = async (): Promise<void> => {
    const voice = chooseVoice(await listVoices(clock), text, settings.voice);
    if (isCancelled) return;
    if (voice === null) waitForReader();
    else
      cancelCurrent = speak(text, voice, { speed: settings.speed, clock }, (isSpoken) => {
        if (isSpoken) onEnd();
        else waitForReader();
      });
  };
  if (audio === null) void speakQuestion();
  else
    cancelCurrent = playRecording(audio, (isPlayed) => {
      if (isPlayed) onEnd();
      else void speakQuestion();
    });
  return () => {
    isCancelled = true;
    cancelCurrent();
  };
}
