import { guessLanguage } from './guess-language.ts';

export type Voice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService' | 'default'>;

function speaks(voice: Voice, language: string): boolean {
  // Android writes en_GB.
  return voice.lang.toLowerCase().split(/[-_]/)[0] === language;
}

/**
 * Chooses the voice for a text: the writer's if it speaks the text's language, otherwise one that does, preferably
 * on this device. Null if nothing speaks it: a wrong voice can't be understood.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], text: string, chosen: string | null): V | null {
  const own = voices.find(({ voiceURI }) => voiceURI === chosen);
  const language = guessLanguage(text);
  if (language === null) return own ?? voices.find((voice) => voice.default) ?? voices[0] ?? null;
  if (own !== undefined && speaks(own, language)) return own;
  const fitting = voices.filter((voice) => speaks(voice, language));
  return (
    fitting.find((voice) => voice.default) ?? fitting.find(({ localService }) => localService) ?? fitting[0] ?? null
  );
}

/** Splits a text into sentences: some browsers stop an utterance after 15 seconds. */
export function toSentences(text: string): readonly string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** The time to read a text, at least 2.5 seconds. 160 words a minute: a screen reader may read it aloud. */
export function getReadingMs(text: string): number {
  return Math.max(2500, 1000 + (text.match(/\p{Letter}+/gu)?.length ?? 0) * 375);
}
