import type { operations } from '#src/contract/generated/schema.ts';
import { consumeProcessingError } from '#mocks/interview/processing-error.ts';
import type { SummaryRow } from '#mocks/model/account-tables.ts';
import type { UserRow } from '#mocks/model/tables.ts';
import type { Handlers, RequestOf, HandlerContext } from './handler.ts';
import { unprocessable } from './handler.ts';
import { findSessionChat, findSummary } from './find-owned.ts';
import { receiveAudio, getAudioType } from './record-received.ts';

type Body = RequestOf<operations['summaryUpdateProcess']>['body'];

function meantBy(
  context: HandlerContext & { readonly user: UserRow },
  body: Body,
): { row: SummaryRow; chat: number | null } {
  if (body.identifier !== undefined) return { row: findSummary(context, body.identifier), chat: null };
  const { id, subject } = findSessionChat(context, body.sessionChatId ?? 0);
  if (subject.endpoint === 'summaries') return { row: findSummary(context, subject.identifier), chat: id };
  throw unprocessable('sessionChatId', 'The selected session chat id is invalid.');
}

export const summaryUpdateHandlers: Pick<Handlers, 'summaryUpdateProcess'> = {
  /** Receives a recording. Only a message id is stored, not a message: the conversation would wait for it. */
  summaryUpdateProcess: (request) => {
    const { session, body, schedule } = request;
    const { row, chat } = meantBy(request, body);
    getAudioType(body.audio);
    const chat_message_id = session.nextId('chat_messages');
    receiveAudio(request, { session_chat_id: chat, chat_message_id }, body.audio);
    const { transcribe, process } = session.scenario.timings;
    const args = { chat_message_id, summary_id: row.id };
    const fails = consumeProcessingError(request) !== undefined;
    schedule(fails ? 'summaryUpdateFailed' : 'summaryUpdated', transcribe + process, args);
    return { status: 200, body: { chat_message_id } };
  },
};
