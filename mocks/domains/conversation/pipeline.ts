import type { HandlerContext, JobArgs, Outcome } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { AchievementRow, ChatMessageRow, InsightRow, Schema, SessionChatRow } from '#mocks/model/tables.ts';
import { waitingReconciliationSlug } from '#mocks/domains/projects/project-rows.ts';
import { addToProject, proposeChanges } from '#mocks/domains/reconciliation/changes.ts';
import { addInsights, insightsRef, insightsToCome } from '#mocks/domains/insights/insights.ts';
import { updateProfile } from '#mocks/domains/profile/profile.ts';
import { askQuestion, getMessages, latestMessage } from './questions.ts';
import { toChatMessageResource } from './resources.ts';
import { getStoryAfter } from '#mocks/domains/stories/story.ts';
import { insightOwner, markDeveloped } from './subject.ts';

/** "Answer twenty questions aloud": each question counts for 5 %. */
const voiceName = 'voice';
const voiceStep = 5;
/** Percent per answer for the achievement that its conversation is about. */
const ownStep = 20;
const complete = 100;

function addProgress({ session, emit }: HandlerContext, row: AchievementRow | undefined, step: number): void {
  if (!row || (row.achievement.completed_at ?? null) !== null) return;
  const progress = Math.min(complete, (row.achievement.progress ?? 0) + step);
  const completed_at = progress === complete ? session.clock.stamp() : null;
  session.table('achievements').put({ ...row, achievement: { ...row.achievement, progress, completed_at } });
  if (completed_at === null) return;
  const { id, name, title, icon, description } = row.achievement;
  emit('user', row.user_id, 'achievement.unlocked', {
    achievement_id: id,
    name,
    title: title ?? name,
    icon: icon ?? null,
    description: description ?? null,
  });
}

/** Counts each question answered aloud once. */
function countAloud(context: HandlerContext, chat: SessionChatRow, message: ChatMessageRow): void {
  if (!message.spoken || message.counted_aloud) return;
  context.session.table('chat_messages').put({ ...message, counted_aloud: true });
  const isVoice = ({ user_id, achievement }: AchievementRow): boolean =>
    user_id === chat.user_id && achievement.name === voiceName;
  addProgress(context, context.session.table('achievements').find(isVoice), voiceStep);
}

function countAbout(context: HandlerContext, { id, subject }: SessionChatRow, message: ChatMessageRow): void {
  if (subject.endpoint !== 'users/achievement' || latestMessage(context.session, id).id !== message.id) return;
  addProgress(context, context.session.table('achievements').get(subject.identifier), ownStep);
}

function countAnswer(context: HandlerContext, chat: SessionChatRow, message: ChatMessageRow): void {
  countAloud(context, chat, message);
  countAbout(context, chat, message);
}

/** Sends the next question to the conversation and to those who only follow its results. */
function broadcastQuestion({ emit }: HandlerContext, chat: SessionChatRow, next: ChatMessageRow): void {
  const payload = { chat_message: toChatMessageResource(next) };
  emit('sessionChat', chat.id, 'chatMessage.created', payload);
  emit('chat', chat.id, 'chatMessage.created', payload);
}

function broadcastInsights(
  { session, emit }: HandlerContext,
  chat: SessionChatRow,
  message: ChatMessageRow,
  rows: readonly InsightRow[],
): void {
  const payload = { chat_message_id: message.id, data: insightsRef(session, chat, rows) };
  const { project_id, element_id } = insightOwner(chat.subject);
  emit('sessionChat', chat.id, 'chatMessage.developmentInsightsCreated', payload);
  if (project_id !== null) emit('project', project_id, 'chatMessage.developmentInsightsCreated', payload);
  if (element_id !== null) emit('element', element_id, 'chatMessage.developmentInsightsCreated', payload);
}

/** Returns the slug of the changes to review. Only conversations about a project or its elements propose changes. */
function changesToReview(session: MockSession, { subject }: SessionChatRow): string | null {
  const { endpoint, project_id: project } = subject;
  const isOfProject = endpoint === 'projects' || endpoint === 'narrative-elements';
  return isOfProject && project !== null ? waitingReconciliationSlug(session, project) : null;
}

function broadcastProcessed(
  { session, emit }: HandlerContext,
  chat: SessionChatRow,
  { id, status }: Pick<ChatMessageRow, 'id' | 'status'>,
): void {
  const insights = session.table('insights').where(({ chat_message_id }) => chat_message_id === id);
  const isCompleted = status === 'completed';
  const changes = isCompleted ? changesToReview(session, chat) : null;
  const data = {
    ...(isCompleted && insights.length > 0 && { development_insights: insightsRef(session, chat, insights) }),
    ...(changes !== null && { reconciliation_slug: changes }),
  };
  const payload = { chat_message_id: id, status, ...(Object.keys(data).length > 0 && { data }) };
  emit('chat', chat.id, 'userMessage.processed', payload);
  emit('user', chat.user_id, 'userMessage.processed', payload);
}

/** Returns the work error of a matching fault and uses it up. */
export function consumeProcessingError({ session, cause }: HandlerContext): string | undefined {
  return session.consumeFault(({ operation_id, work_error }) => operation_id === cause && work_error !== undefined)
    ?.work_error;
}

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

const firstStatus = {
  answerTranscribed: 'transcribing',
  insightsStarted: 'processing',
  questionCreated: 'generating_question',
} as const;

function firstStage({ spoken, transcription, skipped }: ChatMessageRow): keyof typeof firstStatus {
  if (skipped) return 'questionCreated';
  return spoken && transcription === null ? 'answerTranscribed' : 'insightsStarted';
}

/** Starts processing a new answer: sets its status now and schedules the rest. */
export function startProcessing(context: HandlerContext, message: ChatMessageRow): ChatMessageRow {
  const stage = firstStage(message);
  const started = changeStatus(context, message, { status: firstStatus[stage] });
  const error = consumeProcessingError(context);
  if (error !== undefined) {
    const { process } = context.session.scenario.timings;
    context.schedule('workFailed', process, { chat_message_id: message.id, error });
  } else {
    context.interviewer.enter(context, stage, started);
  }
  return started;
}

/** Characters of a transcription that an event may have. The turns have the whole text. */
const longestInEvent = 1000;

function answerTranscribed(context: HandlerContext, { chat_message_id }: JobArgs['answerTranscribed']): void {
  const { session, interviewer } = context;
  const { message, chat } = load(context, chat_message_id);
  const { text: transcription, source } = interviewer.transcription(session, chat, message);
  context.emit('sessionChat', chat.id, 'ChatMessageTranscribed', {
    chat_message_id,
    transcription: transcription.slice(0, longestInEvent),
    transcription_source: source,
  });
  const transcribed = {
    transcription,
    transcription_source: source,
    audio_processed: true,
    status: 'processing',
  } as const;
  interviewer.enter(context, 'insightsStarted', changeStatus(context, message, transcribed));
}

function insightsStarted(context: HandlerContext, { chat_message_id }: JobArgs['insightsStarted']): void {
  const { message, chat } = load(context, chat_message_id);
  const hasInsights = insightsToCome(context, chat, message).length > 0;
  const changed = changeStatus(context, message, {
    status: hasInsights ? 'generating_insights' : 'generating_question',
  });
  context.interviewer.enter(context, hasInsights ? 'insightsCreated' : 'questionCreated', changed);
}

function insightsCreated(context: HandlerContext, { chat_message_id }: JobArgs['insightsCreated']): void {
  const { message, chat } = load(context, chat_message_id);
  broadcastInsights(context, chat, message, addInsights(context, chat, message));
  context.interviewer.enter(
    context,
    'questionCreated',
    changeStatus(context, message, { status: 'generating_question' }),
  );
}

/** Adds an answer's facts to the known ones, which they replace by name. */
function withFacts(known: SessionChatRow['extracted'], facts: Outcome['facts']): SessionChatRow['extracted'] {
  const names = new Set(facts.map(({ name }) => name));
  return [...known.filter(({ name }) => !names.has(name)), ...facts];
}

/** Updates the story and lists it after its first answer. */
function updateStory(context: HandlerContext, chat: SessionChatRow): void {
  const { session } = context;
  if (chat.subject.endpoint !== 'stories') return;
  const row = session.table('stories').get(chat.subject.identifier);
  if (row === undefined) throw new Error(`There is no story ${chat.subject.identifier}.`);
  const story = getStoryAfter(context, chat, row, chat.state !== 'open');
  session.table('stories').put({ ...row, listed: true, story });
}

/** Updates what the conversation is about. */
function applyOutcome(
  context: HandlerContext,
  chat: SessionChatRow,
  message: ChatMessageRow,
  { profileField, changes, additions }: Outcome,
): void {
  updateStory(context, chat);
  updateProfile(context.session, chat, message, profileField);
  proposeChanges(context.session, chat.subject, changes);
  addToProject(context, chat.subject, additions);
}

function applyAnswer(context: HandlerContext, chat: SessionChatRow, message: ChatMessageRow, outcome: Outcome): void {
  applyOutcome(context, chat, message, outcome);
  markDeveloped(context.session, chat.subject);
  broadcastProcessed(context, chat, message);
  countAnswer(context, chat, message);
}

/** In bytes of escaped JSON: an event has room for no more. */
const longestChange = 6000;

/** Leaves out what is too large for an event. The latest message has it. */
function toChange(change: Schema<'ConversationData'> & Pick<SessionChatRow, 'progress'> & { path: string[] }) {
  const { extracted: _extracted, ...rest } = change;
  const { path: _path, ...least } = rest;
  const fits = (data: object): boolean =>
    JSON.stringify(data).replaceAll(/[^\0-\x7f]/g, '      ').length <= longestChange;
  return [change, rest].find(fits) ?? least;
}

function broadcastData({ session, emit }: HandlerContext, chat: SessionChatRow, chat_message_id: number): void {
  const { extracted, progress, path } = session.table('session_chats').get(chat.id) ?? chat;
  const data = toChange({ extracted: [...extracted], progress, path: [...path] });
  emit('sessionChat', chat.id, 'chatMessage.data.updated', { chat_message_id, data });
}

/** Adds to the conversation what an answer told. */
function addToChat(session: MockSession, chat: SessionChatRow, { facts, progress }: Outcome): SessionChatRow {
  return session.table('session_chats').put({ ...chat, extracted: withFacts(chat.extracted, facts), progress });
}

/** After a correction, changes the unanswered question that followed the wrong text. A draft for it stays. */
function replaceQuestion(
  { session, interviewer, cause }: HandlerContext,
  chat: SessionChatRow,
  message: ChatMessageRow,
): ChatMessageRow | null {
  if (cause !== 'chatMessageTranscriptionUpdate' || chat.state !== 'open') return null;
  const following = getMessages(session, chat.id).filter(({ id }) => id > message.id);
  const [open] = following;
  const next = interviewer.correctedQuestion(session, chat, message);
  if (!open || following.length > 1 || open.status !== 'pending' || !next) return null;
  const question = { ...open.question, content: next.content, audio: next.audio };
  return session.table('chat_messages').put({ ...open, question, slug: next.slug });
}

/** Only an answer that is still worked on has a question to come. */
function questionDrafted(context: HandlerContext, { chat_message_id, content }: JobArgs['questionDrafted']): void {
  const { message, chat } = load(context, chat_message_id);
  const { status } = message;
  if (chat.state !== 'open' || status === 'completed' || status === 'failed') return;
  context.emit('sessionChat', chat.id, 'chatMessage.questionDrafted', { chat_message_id, content });
}

function questionCreated(context: HandlerContext, { chat_message_id }: JobArgs['questionCreated']): void {
  const { session, interviewer } = context;
  const { message, chat } = load(context, chat_message_id);
  const outcome = interviewer.outcome(session, chat, message);
  const goesOn = chat.state === 'open' && latestMessage(session, chat.id).id === chat_message_id;
  const completed = changeStatus(context, message, { status: 'completed' });
  const updated = addToChat(session, chat, outcome);
  if (!message.skipped) applyAnswer(context, updated, completed, outcome);
  const next = goesOn ? askQuestion(session, updated, interviewer.nextQuestion(session, updated, completed)) : null;
  if (!message.skipped) broadcastData(context, updated, chat_message_id);
  const replaced = goesOn ? null : replaceQuestion(context, updated, completed);
  const announced = next ?? replaced;
  if (announced) broadcastQuestion(context, chat, announced);
}

/** What a slow interviewer found in the answer after it had asked the next question. */
function findingsCreated(context: HandlerContext, { chat_message_id }: JobArgs['findingsCreated']): void {
  const { session, interviewer } = context;
  const { message, chat } = load(context, chat_message_id);
  if (message.skipped) return;
  const insights = addInsights(context, chat, message);
  if (insights.length > 0) broadcastInsights(context, chat, message, insights);
  const outcome = interviewer.outcome(session, chat, message);
  const updated = addToChat(session, chat, outcome);
  applyOutcome(context, updated, message, outcome);
  broadcastData(context, updated, chat_message_id);
}

function workFailed(context: HandlerContext, { chat_message_id, error }: JobArgs['workFailed']): void {
  const { message, chat } = load(context, chat_message_id);
  const failed = changeStatus(context, message, { status: 'failed', error });
  if (!message.skipped) broadcastProcessed(context, chat, failed);
}

export const pipeline = {
  answerTranscribed,
  insightsStarted,
  insightsCreated,
  questionDrafted,
  questionCreated,
  findingsCreated,
  workFailed,
};
