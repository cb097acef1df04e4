import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import type { QuestionTemplate } from '#mocks/scenarios/scenario.ts';
import { getScenarioAudio } from '#mocks/scenarios/seed.ts';
import { extractPhrases } from './phrase.ts';

/** No question is asked again within this many turns. */
export const repeatCooldown = 20;

export type FreeQuestion = { readonly slug: string; readonly content: string; readonly audio: string | null };

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

/** Quotes the last answer if possible. Only plain questions have audio. */
export function createUnscriptedQuestion(
  session: MockSession,
  chat: SessionChatRow,
  messages: readonly ChatMessageRow[],
): FreeQuestion {
  const { slug, sound, quoting, plain } = nextStem(session, chat.asked);
  const phrase = phraseToQuote(messages);
  return phrase === null
    ? { slug, content: plain, audio: getScenarioAudio(session.scenario, sound) }
    : { slug, content: quoting.replace('{phrase}', () => phrase), audio: null };
}
