import type { MockSession } from '#mocks/engine/session.ts';
import type { QuestionTemplate } from '#mocks/model/scenario.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { getScenarioAudio } from './questions.ts';

const fewest = 3;
const most = 8;
const longestPhrase = 60;
/** Only a very long answer's start is searched. */
const lookedAt = 4000;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const clauseEnd = /[.!?;:,\n\r()\u2013\u2014"“”«»…]+/u;
const address = /\S*(?:https?:|www\.|@)\S*/gu;
/** About the telling, not the story. */
const aside =
  /\b(?:I (?:think|guess|mean|suppose|want to know|wonder)|do(?:n['’]t| not) know|no idea|not sure|maybe|perhaps|whatever|lol|idk|dunno|haha|yes|no)\b/iu;

function toWordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const leadIn = toWordSet(
  'and or but so because that which who when while where if then as than to of for with by though',
);
/** A long clause may end before one of these. */
const joint = toWordSet('and or but so because that which who when while where if then as before after until though');
/** A phrase must not end with one of these. */
const hanging = toWordSet(
  'a an the and or but so to of in on at by for from with into onto over under is are was were be been am has have had do does did will would can could shall should may might must not no my your his her its our their this that these those very too more most as than it there',
);

type Word = { readonly from: number; readonly to: number; readonly text: string };

function splitWords(clause: string): readonly Word[] {
  return [...segmenter.segment(clause)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ from: index, to: index + segment.length, text: segment.toLowerCase() }));
}

function countPhraseWords(words: readonly Word[]): number {
  const joined = words.findIndex(({ text }, index) => index >= fewest && joint.has(text));
  const natural = joined === -1 ? words.length : joined;
  if (natural <= most) return natural;
  const isHanging = (index: number): boolean => hanging.has(words[index]?.text ?? '');
  let length = isHanging(most - 2) ? most - 2 : most;
  while (isHanging(length - 1)) length -= 1;
  return length;
}

/** Counts distinct longer words. A cut phrase weighs less. */
function getWeight(words: readonly Word[], isCut: boolean): number {
  return (
    new Set(words.filter(({ text }) => text.length > 3 && !hanging.has(text)).map(({ text }) => text)).size -
    (isCut ? 1 : 0)
  );
}

type Phrase = { readonly text: string; readonly weight: number };

function phraseIn(clause: string): readonly Phrase[] {
  if (aside.test(clause)) return [];
  const all = splitWords(clause);
  const start = all.findIndex(({ text }) => !leadIn.has(text));
  const words = start === -1 ? [] : all.slice(start);
  const length = countPhraseWords(words);
  const [first, last] = [words[0], words[length - 1]];
  if (!first || !last || length < fewest) return [];
  const text = clause.slice(first.from, last.to);
  const isCut = length === most && words.length > most;
  const weight = getWeight(words.slice(0, length), isCut);
  return weight > 0 && text.length <= longestPhrase ? [{ text, weight }] : [];
}

/**
 * Returns short phrases to quote from an answer, unchanged, most telling first. A single word, an emoji or "no idea"
 * gives an empty list.
 */
export function extractPhrases(answer: string): readonly string[] {
  const clauses = answer.slice(0, lookedAt).replaceAll(address, '\n').split(clauseEnd);
  const phrases = clauses.flatMap(phraseIn).toSorted((one, other) => other.weight - one.weight);
  return [...new Set(phrases.map(({ text }) => text))];
}

/** No question is asked again within this many turns. */
export const repeatCooldown = 20;

type FreePlayQuestion = { readonly slug: string; readonly content: string; readonly audio: string | null };

/** A phrase in the last answer that no question has quoted; null if it was spoken. */
function phraseToQuote(messages: readonly ChatMessageRow[]): string | null {
  const answeredMessages = messages.filter(({ answer, spoken }) => answer !== null || spoken);
  const last = answeredMessages.at(-1);
  if (!last || last.answer === null) return null;
  const questionTexts = messages.map(({ question }) => question.content);
  return (
    extractPhrases(last.answer).find((phrase) => !questionTexts.some((content) => content.includes(`“${phrase}”`))) ??
    null
  );
}

function nextStem(session: MockSession, askedSlugs: readonly string[]): QuestionTemplate {
  const resting = new Set(askedSlugs.slice(-repeatCooldown));
  const { stems } = session.scenario.free_play;
  return session.random('interview').pick(stems.filter(({ slug }) => !resting.has(slug)));
}

/** Returns the question of a stem, which quotes the phrase if there is one. */
export function toFreePlayText({ quoting, plain }: QuestionTemplate, phrase: string | null): string {
  return phrase === null ? plain : quoting.replace('{phrase}', () => phrase);
}

/** Quotes the last answer if possible. Only plain questions have audio. */
export function createFreePlayQuestion(
  session: MockSession,
  chat: SessionChatRow,
  messages: readonly ChatMessageRow[],
): FreePlayQuestion {
  const stem = nextStem(session, chat.asked);
  const phrase = phraseToQuote(messages);
  const audio = phrase === null ? getScenarioAudio(session.scenario, stem.sound) : null;
  return { slug: stem.slug, content: toFreePlayText(stem, phrase), audio };
}
