import type { HandlerContext } from '#mocks/handlers/handler.ts';
import type { AchievementRow } from '#mocks/model/account-tables.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { latestMessage } from './questions.ts';

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

export function countAnswer(context: HandlerContext, chat: SessionChatRow, message: ChatMessageRow): void {
  countAloud(context, chat, message);
  countAbout(context, chat, message);
}
