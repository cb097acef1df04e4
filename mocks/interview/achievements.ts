import type { World } from '#mocks/handlers/handler.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';

/** "Answer twenty questions aloud": each question counts for a twentieth. */
const voiceName = 'voice';
const voiceStep = 5;
const complete = 100;

/**
 * Counts a question that was answered aloud, once however often it is answered, and tells when the achievement is
 * complete.
 */
export const countAloud = ({ session, emit }: World, chat: SessionChatRow, message: ChatMessageRow): void => {
  if (!message.spoken || message.counted_aloud) return;
  session.table('chat_messages').put({ ...message, counted_aloud: true });
  const row = session
    .table('achievements')
    .find(({ user_id, achievement }) => user_id === chat.user_id && achievement.name === voiceName);
  if (!row || (row.achievement.completed_at ?? null) !== null) return;
  const progress = Math.min(complete, (row.achievement.progress ?? 0) + voiceStep);
  const completed_at = progress === complete ? session.clock.stamp() : null;
  session.table('achievements').put({ ...row, achievement: { ...row.achievement, progress, completed_at } });
  if (completed_at === null) return;
  const { id, name, title, icon, description } = row.achievement;
  emit('user', chat.user_id, 'achievement.unlocked', {
    achievement_id: id,
    name,
    title: title ?? name,
    icon: icon ?? null,
    description: description ?? null,
  });
};
