import { createExcerpt } from './summaries.ts';
import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import { consumeProcessingError } from '#mocks/domains/conversation/pipeline.ts';
import type { SummaryRow, UserRow } from '#mocks/model/tables.ts';
import type { operations } from '#src/api/generated/schema.ts';
import { findOwned } from '../find-owned.ts';
import { type Handlers, type RequestOf, unprocessable } from '../handler.ts';
import { getAudioType, receiveAudio } from '../received-answers.ts';
import { paginated } from '../request-fields.ts';

export const summaryHandlers: Partial<Handlers> = {
  summaryList: ({ session, user, query }) => {
    const summaries = session
      .table('summaries')
      .where(({ user_id }) => user_id === user.id)
      .map(({ summary: { id, title, content, updated_at } }) => ({
        id,
        title,
        excerpt: createExcerpt(content),
        updated_at,
      }))
      .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at) || other.id - one.id);
    return { status: 200, body: paginated(summaries, query) };
  },

  summaryRead: (request) => ({
    status: 200,
    body: { data: findOwned(request, 'summaries', request.path.summary).summary },
  }),
};

type Body = RequestOf<operations['summaryUpdateProcess']>['body'];

function findUpdatedSummary(
  context: HandlerContext & { readonly user: UserRow },
  body: Body,
): { row: SummaryRow; chat: number | null } {
  if (body.identifier !== undefined) return { row: findOwned(context, 'summaries', body.identifier), chat: null };
  const { id, subject } = findOwned(context, 'session_chats', body.sessionChatId ?? 0);
  if (subject.endpoint === 'summaries') return { row: findOwned(context, 'summaries', subject.identifier), chat: id };
  throw unprocessable('sessionChatId', 'The selected session chat id is invalid.');
}

export const summaryUpdateHandlers: Partial<Handlers> = {
  /** Receives a recording. Only a message id is stored, not a message: the conversation would wait for it. */
  summaryUpdateProcess: (request) => {
    const { session, body, schedule, interviewer } = request;
    const { row, chat } = findUpdatedSummary(request, body);
    getAudioType(body.audio);
    const chat_message_id = session.nextId('chat_messages');
    receiveAudio(request, { session_chat_id: chat, chat_message_id }, body.audio);
    const args = { chat_message_id, summary_id: row.id };
    const { transcribe, process } = session.scenario.timings;
    const fails = consumeProcessingError(request) !== undefined;
    if (fails) schedule('summaryUpdateFailed', transcribe + process, args);
    else interviewer.updateSummary(request, args);
    return { status: 200, body: { chat_message_id } };
  },
};
