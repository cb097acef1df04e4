import type { MockSession } from '#mocks/engine/session.ts';
import type { ScriptQuestion } from '#mocks/model/scenario.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { getScenarioAudio } from '#mocks/scenarios/seed.ts';
import { showSubject } from './subject.ts';
import { createUnscriptedQuestion } from './unscripted.ts';

const beyondScript = 'Going deeper';

export function getMessages(session: MockSession, chatId: number): readonly ChatMessageRow[] {
  return session.table('chat_messages').where(({ session_chat_id }) => session_chat_id === chatId);
}

export function latestMessage(session: MockSession, chatId: number): ChatMessageRow {
  const latest = getMessages(session, chatId).at(-1);
  if (!latest) throw new Error(`Conversation ${chatId} has no message.`);
  return latest;
}

export function getScript({ scenario }: MockSession, { kind, subject }: SessionChatRow): readonly ScriptQuestion[] {
  if (kind === 'new') return scenario.script;
  if (kind === 'development') return scenario.development;
  const { elements, ...scripts } = scenario.conversations;
  const slug = scenario.workspace.elements.find(({ id }) => kind === 'element' && id === subject.identifier)?.slug;
  return elements?.[slug ?? ''] ?? scripts[kind];
}

/** Puts the subject's title into a written question. */
function filledIn(session: MockSession, { subject }: SessionChatRow, content: string): string {
  return content.replaceAll('{element}', () => showSubject(session, subject)?.title ?? '');
}

type WrittenQuestion = Partial<Omit<ScriptQuestion, 'slug'>> & { readonly slug?: string };

function findOpenQuestion(
  { scenario }: MockSession,
  { id }: SessionChatRow,
  { question }: ChatMessageRow,
): WrittenQuestion | undefined {
  return scenario.library.interviews
    .find((interview) => interview.id === id)
    ?.messages.find(({ answer, content }) => answer === null && content === question.content);
}

export function getScriptQuestion(
  session: MockSession,
  chat: SessionChatRow,
  message: ChatMessageRow,
): WrittenQuestion | undefined {
  return getScript(session, chat).find(({ slug }) => slug === message.slug) ?? findOpenQuestion(session, chat, message);
}

/** Skips questions that the interview asked before the scenario started. */
function nextOfScript(session: MockSession, chat: SessionChatRow): ScriptQuestion | undefined {
  const askedSlugs = new Set(getMessages(session, chat.id).map(({ slug }) => slug));
  return getScript(session, chat).find(({ slug }) => !askedSlugs.has(slug));
}

/** Adds a message with the next question and updates the conversation. */
export function askNextQuestion(session: MockSession, chat: SessionChatRow): ChatMessageRow {
  const scripted = nextOfScript(session, chat);
  const free = scripted ? null : createUnscriptedQuestion(session, chat, getMessages(session, chat.id));
  const now = session.clock.stamp();
  const step = scripted?.step ?? beyondScript;
  session.table('session_chats').put({
    ...chat,
    asked: free ? [...chat.asked, free.slug] : chat.asked,
    path: chat.path.at(-1) === step ? chat.path : [...chat.path, step],
    updated_at: now,
  });
  const audio = free ? free.audio : getScenarioAudio(session.scenario, scripted?.sound);
  return session.table('chat_messages').put({
    id: session.nextId('chat_messages'),
    session_chat_id: chat.id,
    slug: scripted?.slug ?? null,
    question: {
      type: 'open',
      content: free?.content ?? filledIn(session, chat, scripted?.content ?? ''),
      title: null,
      audio,
    },
    status: 'pending',
    error: null,
    answer: null,
    transcription: null,
    transcription_source: null,
    spoken: false,
    duration_ms: null,
    counted_aloud: false,
    audio_processed: false,
    skipped: false,
    created_at: now,
    answered_at: null,
  });
}
