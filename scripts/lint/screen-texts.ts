import { findWordsThatAreOut } from './plain-english.ts';

type Problem = { word: string; suggestion: string };

const screenPhrases: readonly (readonly [pattern: RegExp, suggestion: string])[] = [
  [/\b(?:[Cc]ould|[Dd]id|[Dd]o|[Dd]oes|[Hh]as|[Hh]ave|[Ww]ould) not\b|\bcannot\b/gu, 'couldn’t, didn’t, can’t'],
  [/\b(?:We will|You are|You have been)\b/gu, 'We’ll, You’re, You’ve been'],
  [/\b(?:was|were) not \w+(?:ed|en|t)\b/giu, 'We couldn’t …'],
  [/\bkept (?:on this device|here)\b/giu, 'saved on this device'],
  [/\b(?:changed|saved|open|edited) elsewhere\b/giu, 'on another device'],
  [/\bmeanwhile\b/giu, 'in the meantime'],
  [/\bin (?:\d+|\{\}) s\b/giu, 'in {n} seconds'],
  [/\bMore about\b/gu, 'More actions for'],
  [/\p{L}'\p{L}/giu, '’'],
  [/\p{L}\.\.\.(?=\s|$)/giu, '…'],
];

/** Strings that the specification fixes, each with its section. The only exceptions. */
const specified: ReadonlyMap<string, string> = new Map([
  ["You've reached the end of your saved insights.", '2'],
  ['Preparing to process your message...', '4'],
  ['Transcribing your audio...', '4'],
  ['Processing your message...', '4'],
  ['Generating your next question...', '4'],
  ['Generating creative insights...', '4'],
  ['Processing your answer...', '4'],
  ["You don't have permission to access this project.", '8'],
]);

export function findScreenProblems(text: string): Problem[] {
  if (specified.has(text)) return [];
  const onScreen = screenPhrases.flatMap(([pattern, suggestion]) =>
    [...text.matchAll(pattern)].map(([word]) => ({ word, suggestion })),
  );
  return [...findWordsThatAreOut(text), ...onScreen];
}
