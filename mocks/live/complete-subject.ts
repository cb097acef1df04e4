import type { HandlerContext, JobArgs } from '#mocks/engine/handler-context.ts';
import type { Schema, SessionChatRow, StoryRow } from '#mocks/model/tables.ts';
import type { Parts, StoryPage } from './reply-schema.ts';

function filled<Value>(value: Value, before: Value): Value {
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty ? before : value;
}

/** Writes the fields that the writer spoke about. The others stay. */
function withPage({ story }: StoryRow, page: StoryPage, now: string): Schema<'Story'> {
  const scenes = page.impactful_scenes.map((scene, index) => ({
    ...scene,
    id: index + 1,
    priority: index + 1,
    element: null,
  }));
  return {
    ...story,
    description: filled(page.description, story.description),
    type: filled(page.type, story.type),
    genres: filled(page.genres, story.genres),
    format: filled(page.format, story.format),
    goals: filled(page.goals, story.goals),
    target_audience: filled(page.target_audience, story.target_audience),
    market_comps: filled(
      page.market_comps.map(({ title }) => ({ title, image: null })),
      story.market_comps,
    ),
    characters: filled(
      page.characters.map((character) => ({ ...character, image: null, element: null })),
      story.characters,
    ),
    impactful_scenes: filled(scenes, story.impactful_scenes),
    updated_at: now,
  };
}

function putSummary(
  { session, emit }: HandlerContext,
  { user_id }: SessionChatRow,
  summary: Pick<Schema<'Summary'>, 'title' | 'content' | 'story_id' | 'session_chat_id'> & { readonly id: number },
  chat_message_id: number,
): void {
  const row = { ...summary, updated_at: session.clock.stamp() };
  session.table('summaries').put({ id: summary.id, user_id, summary: row });
  emit('user', user_id, 'userSummaryUpdate.completed', { identifier: summary.id, chat_message_id });
}

/** After the last answer: fills in the story's page and its summary, or updates the summary that was spoken about. */
export function completeSubject(
  context: HandlerContext,
  { session_chat_id, chat_message_id }: JobArgs['conversationCompleted'],
  parts: Parts,
): void {
  const { session } = context;
  const chat = session.table('session_chats').get(session_chat_id);
  const content = parts['summary'];
  if (!chat) return;
  const { endpoint, identifier } = chat.subject;
  const row = endpoint === 'stories' ? session.table('stories').get(identifier) : undefined;
  if (row) {
    // The parts are those of the form (reply-schema.ts).
    const story = withPage(row, parts as unknown as StoryPage, session.clock.stamp());
    session.table('stories').put({ ...row, story });
  }
  if (typeof content !== 'string') return;
  const existing = session
    .table('summaries')
    .find(({ id, summary }) => (row ? summary.story_id === row.id : endpoint === 'summaries' && id === identifier));
  if (existing) putSummary(context, chat, { ...existing.summary, content }, chat_message_id);
  else if (row) {
    const title = `${row.story.name ?? 'Your story'} so far`;
    const summary = { id: session.nextId('summaries'), title, content, story_id: row.id, session_chat_id: null };
    putSummary(context, chat, summary, chat_message_id);
  }
}
