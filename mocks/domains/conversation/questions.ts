import type { NextQuestion } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { Scenario, ScriptQuestion } from '#mocks/model/scenario.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';

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

export function getScenarioAudio({ sounds }: Scenario, slug: string | undefined): string | null {
  return (slug === undefined ? undefined : sounds.get(slug)) ?? null;
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

/** Adds a message with the next question and updates the conversation. */
export function askQuestion(session: MockSession, chat: SessionChatRow, next: NextQuestion): ChatMessageRow {
  const { asked, slug, step, content, audio } = next;
  const now = session.clock.stamp();
  session.table('session_chats').put({
    ...chat,
    asked: asked === null ? chat.asked : [...chat.asked, asked],
    path: chat.path.at(-1) === step ? chat.path : [...chat.path, step],
    updated_at: now,
  });
  return session.table('chat_messages').put({
    id: session.nextId('chat_messages'),
    session_chat_id: chat.id,
    slug,
    question: { type: 'open', content, title: null, audio },
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
