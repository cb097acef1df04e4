import type { MockSession } from '#mocks/engine/session.ts';
import type { HandlerContext } from '#mocks/handlers/handler.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { countAnswer } from './achievements.ts';
import { announceInsights, announceProcessed, announceQuestion } from './announcements.ts';
import { extractChanges } from './changes.ts';
import { addInsights, insightsToCome } from './add-insights.ts';
import type { JobArgs } from './job-names.ts';
import { updateProfile } from './profile.ts';
import { askNextQuestion, latestMessage, getScriptQuestion } from './questions.ts';
import { firstSentence, getProgress, getStoryAfter } from './story.ts';
import { markDeveloped } from './subject.ts';
import { consumeProcessingError } from './processing-error.ts';

function load({ session }: HandlerContext, id: number): { message: ChatMessageRow; chat: SessionChatRow } {
  const message = session.table('chat_messages').get(id);
  const chat = message && session.table('session_chats').get(message.session_chat_id);
  if (!message || !chat) throw new Error(`There is no message ${id} to work on.`);
  return { message, chat };
}

export function changeStatus(
  { session, emit }: HandlerContext,
  message: ChatMessageRow,
  change: Partial<ChatMessageRow> & Pick<ChatMessageRow, 'status'>,
): ChatMessageRow {
  const changed = session.table('chat_messages').put({ ...message, error: null, ...change });
  emit('sessionChat', changed.session_chat_id, 'chatMessage.statusUpdated', {
    chat_message_id: changed.id,
    status: changed.status,
    audio_processed: changed.audio_processed,
    ...(changed.error !== null && { error: changed.error }),
  });
  return changed;
}

/** Starts processing a new answer: sets its status now and schedules the rest. */
export function startProcessing(world: HandlerContext, message: ChatMessageRow): ChatMessageRow {
  const { timings } = world.session.scenario;
  const transcribes = message.spoken && message.transcription === null;
  const taken = changeStatus(world, message, { status: transcribes ? 'transcribing' : 'processing' });
  const args = { chat_message_id: message.id };
  const error = consumeProcessingError(world);
  if (error !== undefined) {
    world.schedule('workFailed', timings.process, { ...args, error });
  } else if (transcribes) {
    world.schedule('answerTranscribed', timings.transcribe, args);
  } else {
    world.schedule('insightsBegun', timings.process, args);
  }
  return taken;
}

function answerTranscribed(world: HandlerContext, { chat_message_id }: JobArgs['answerTranscribed']): void {
  const { session } = world;
  const { message, chat } = load(world, chat_message_id);
  const transcription = getScriptQuestion(session, chat, message)?.transcription ?? session.scenario.transcription;
  world.emit('sessionChat', chat.id, 'ChatMessageTranscribed', {
    chat_message_id,
    transcription,
    transcription_source: 'script',
  });
  const heard = { transcription, transcription_source: 'script', audio_processed: true, status: 'processing' } as const;
  changeStatus(world, message, heard);
  world.schedule('insightsBegun', session.scenario.timings.process, { chat_message_id });
}

function insightsBegun(world: HandlerContext, { chat_message_id }: JobArgs['insightsBegun']): void {
  const { timings } = world.session.scenario;
  const { message, chat } = load(world, chat_message_id);
  if (insightsToCome(world.session, chat, message).length > 0) {
    changeStatus(world, message, { status: 'generating_insights' });
    world.schedule('insightsCreated', timings.insights, { chat_message_id });
  } else {
    changeStatus(world, message, { status: 'generating_question' });
    world.schedule('questionCreated', timings.question, { chat_message_id });
  }
}

function insightsCreated(world: HandlerContext, { chat_message_id }: JobArgs['insightsCreated']): void {
  const { message, chat } = load(world, chat_message_id);
  announceInsights(world, chat, message, addInsights(world.session, chat, message));
  changeStatus(world, message, { status: 'generating_question' });
  world.schedule('questionCreated', world.session.scenario.timings.question, { chat_message_id });
}

/** Adds a typed answer's fact to the known ones. */
function withFact(world: HandlerContext, chat: SessionChatRow, message: ChatMessageRow): SessionChatRow['extracted'] {
  const name = getScriptQuestion(world.session, chat, message)?.fact;
  if (name === undefined || message.answer === null) return chat.extracted;
  const fact = { name, value: firstSentence(message.answer, 120) };
  return [...chat.extracted.filter((known) => known.name !== name), fact];
}

/** Updates the story and lists it after its first answer. */
function updateStory(session: MockSession, chat: SessionChatRow): void {
  if (chat.subject.endpoint !== 'stories') return;
  const row = session.table('stories').get(chat.subject.identifier);
  if (row === undefined) throw new Error(`There is no story ${chat.subject.identifier}.`);
  session.table('stories').put({ ...row, listed: true, story: getStoryAfter(session, chat, row, false) });
}

function applyAnswer(world: HandlerContext, chat: SessionChatRow, message: ChatMessageRow): void {
  updateStory(world.session, chat);
  updateProfile(world.session, chat, message);
  extractChanges(world.session, chat, message);
  markDeveloped(world.session, chat.subject);
  announceProcessed(world, chat, message);
  countAnswer(world, chat, message);
}

function questionCreated(world: HandlerContext, { chat_message_id }: JobArgs['questionCreated']): void {
  const { session, emit } = world;
  const { message, chat } = load(world, chat_message_id);
  const goesOn = chat.state === 'open' && latestMessage(session, chat.id).id === chat_message_id;
  const completed = changeStatus(world, message, { status: 'completed' });
  const known = session.table('session_chats').put({
    ...chat,
    extracted: withFact(world, chat, message),
    progress: getProgress(session, chat),
  });
  if (!message.skipped) applyAnswer(world, known, completed);
  const next = goesOn ? askNextQuestion(session, known) : null;
  if (!message.skipped) {
    const { extracted, progress, path } = session.table('session_chats').get(chat.id) ?? known;
    const data = { extracted: [...extracted], progress, path: [...path] };
    emit('sessionChat', chat.id, 'chatMessage.data.updated', { chat_message_id, data });
  }
  if (next) announceQuestion(world, chat, next);
}

function workFailed(world: HandlerContext, { chat_message_id, error }: JobArgs['workFailed']): void {
  const { message, chat } = load(world, chat_message_id);
  announceProcessed(world, chat, changeStatus(world, message, { status: 'failed', error }));
}

export const pipeline = { answerTranscribed, insightsBegun, insightsCreated, questionCreated, workFailed };
