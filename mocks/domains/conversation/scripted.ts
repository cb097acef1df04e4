import type { Interviewer, NextQuestion, Stage } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { ChangeData, InsightData, Scenario, ScriptQuestion } from '#mocks/model/scenario.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { getInsights } from '#mocks/domains/insights/insights.ts';
import { getMessages, getScenarioAudio, getScript, getScriptQuestion } from './questions.ts';
import { firstSentence, formatDay, getProgress, getScriptedStory } from '#mocks/domains/stories/story.ts';
import { getSubjectHeading } from './subject.ts';
import { createFreePlayQuestion } from './free-play.ts';

const beyondScript = 'Going deeper';

/** The scenario's timing that each stage waits for. */
const waits: { readonly [Name in Stage]: keyof Scenario['timings'] } = {
  answerTranscribed: 'transcribe',
  insightsStarted: 'process',
  insightsCreated: 'insights',
  questionCreated: 'question',
};

/** A written question with the subject's title. */
export function toNextQuestion(
  session: MockSession,
  { subject }: SessionChatRow,
  { slug, step, content, sound }: ScriptQuestion,
): NextQuestion {
  return {
    slug,
    asked: null,
    step,
    content: content.replaceAll('{element}', () => getSubjectHeading(session, subject)?.title ?? ''),
    audio: getScenarioAudio(session.scenario, sound),
  };
}

/** Returns a free-play question. */
export function nextOfFreePlay(session: MockSession, chat: SessionChatRow): NextQuestion {
  const { slug: asked, content, audio } = createFreePlayQuestion(session, chat, getMessages(session, chat.id));
  return { slug: null, asked, step: beyondScript, content, audio };
}

/** Skips questions that the interview asked before the scenario started. */
function nextOfScript(session: MockSession, chat: SessionChatRow): NextQuestion {
  const askedSlugs = new Set(getMessages(session, chat.id).map(({ slug }) => slug));
  const scripted = getScript(session, chat).find(({ slug }) => !askedSlugs.has(slug));
  return scripted ? toNextQuestion(session, chat, scripted) : nextOfFreePlay(session, chat);
}

/** New insights only, one after every other answer. */
function freeInsights(session: MockSession, chat: SessionChatRow): readonly InsightData[] {
  const existing = new Set(getInsights(session, chat.id).map(({ insight }) => JSON.stringify(insight.content)));
  if (chat.asked.length % 2 === 0) return [];
  return session.scenario.free_play.insights
    .filter(({ content }) => !existing.has(JSON.stringify(content ?? null)))
    .slice(0, 1);
}

/** A typed answer's text replaces the first scripted change; the others are dropped. */
function scriptedChanges(written: readonly ChangeData[], { answer }: ChatMessageRow): readonly ChangeData[] {
  return answer === null
    ? written
    : written.slice(0, 1).map((change) => ({ ...change, now: firstSentence(answer, 120) }));
}

/** Interviews by the scenario's script, then by its free play: no network, the same result in every run. */
export const scriptedInterviewer: Interviewer = {
  about: null,
  enter: ({ session, schedule }, stage, { id }) => {
    schedule(stage, session.scenario.timings[waits[stage]], { chat_message_id: id });
  },
  transcription: (session, chat, message) => ({
    text: getScriptQuestion(session, chat, message)?.transcription ?? session.scenario.transcription,
    source: 'script',
  }),
  outcome: (session, chat, message) => {
    const { insights, fact, changes = [], field } = getScriptQuestion(session, chat, message) ?? {};
    const isFact = fact !== undefined && message.answer !== null;
    return {
      insights: insights ?? freeInsights(session, chat),
      facts: isFact ? [{ name: fact, value: firstSentence(message.answer, 120) }] : [],
      changes: scriptedChanges(changes, message),
      additions: [],
      profileField: field ?? null,
      progress: getProgress(session, chat),
    };
  },
  firstQuestion: nextOfScript,
  nextQuestion: nextOfScript,
  correctedQuestion: () => null,
  story: getScriptedStory,
  finished: () => undefined,
  complete: () => undefined,
  updateSummary: ({ session, schedule }, args) => {
    const { transcribe, process } = session.scenario.timings;
    schedule('summaryUpdated', transcribe + process, args);
  },
  summaryText: (session, { summary_id }) => {
    const before = session.table('summaries').get(summary_id)?.summary.content ?? '';
    const day = formatDay(session.clock.now());
    const note = `> Updated by voice on ${day}. Your recording is saved, but this demo doesn’t transcribe it.`;
    return `${before.trimEnd()}\n\n${note}`.trimStart();
  },
  resume: () => undefined,
  close: () => undefined,
};
