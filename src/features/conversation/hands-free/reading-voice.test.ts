import { describe, expect, it } from 'vitest';
import { chooseVoice, getReadingMs, toSentences, type Voice } from './reading-voice.ts';

function voice(name: string, lang: string, rest: Partial<Voice> = {}): Voice {
  return { name, voiceURI: name, lang, localService: false, default: false, ...rest };
}

const [amy, ben, hedda, online, yuna] = [
  voice('Amy', 'en-GB', { localService: true }),
  voice('Ben', 'en_US', { default: true }),
  voice('Hedda', 'de-DE', { localService: true }),
  voice('Online', 'de-DE'),
  voice('Yuna', 'ko-KR'),
];
const voices = [amy, ben, online, hedda, yuna];
const english = 'What does she want?';
const german = 'Was ist das für eine Stadt?';

describe('chooseVoice', () => {
  it.each([
    ['the default one of the language', voices, english, null, ben],
    ['the chosen one', voices, english, 'Amy', amy],
    ['one of the question’s language, although another one was chosen', voices, german, 'Amy', hedda],
    ['the only one of the language', [amy, online], german, null, online],
    ['none if nobody speaks the language', [amy, ben], german, 'Amy', null],
    ['the chosen one for an unknown language', voices, 'Mara Ellery?', 'Yuna', yuna],
    ['the default for an unknown language', voices, 'Mara Ellery?', null, ben],
    ['the default if the chosen one is gone', voices, english, 'Uninstalled', ben],
    ['none without voices', [], english, null, null],
  ])('takes %s', (_name, available, text, chosen, expected) => {
    expect(chooseVoice(available, text, chosen)).toBe(expected);
  });
});

describe('toSentences', () => {
  it('splits a question into its sentences', () => {
    expect(toSentences('She left. Why then? \n And “where to”?')).toEqual([
      'She left.',
      'Why then?',
      'And “where to”?',
    ]);
    expect(toSentences('  ')).toEqual([]);
  });
});

describe('getReadingMs', () => {
  it('gives more time for a longer question', () => {
    expect(getReadingMs('Why?')).toBe(2500);
    expect(getReadingMs('one two three four five six seven eight nine ten eleven twelve')).toBe(5500);
  });
});
