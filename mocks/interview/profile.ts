import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { scriptQuestionOf } from './questions.ts';

/**
 * What the writer says about the own writing stands in the profile, in the field that the question asks for; never over what
 * stands there already.
 */
export const keepProfile = (session: MockSession, chat: SessionChatRow, message: ChatMessageRow): void => {
  if (chat.subject.endpoint !== 'writer') return;
  const row = session.table('users').get(chat.subject.identifier);
  const field = scriptQuestionOf(session, chat, message)?.field;
  const said = (message.answer ?? message.transcription)?.trim();
  if (!row || !said || field === undefined || row.user.data?.[field]) return;
  session.table('users').put({ ...row, user: { ...row.user, data: { ...row.user.data, [field]: said } } });
};
