import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { UploadedFile } from '#mocks/http/fields.ts';
import { changeStatus, startProcessing } from './pipeline.ts';
import { getMessages } from './questions.ts';
import { getStoryName, isNameQuestion } from '#mocks/domains/stories/story.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { findChatMessage } from '../find-owned.ts';
import { type Handlers, unprocessable } from '../handler.ts';
import { receiveAudio, receiveText } from '../received-answers.ts';

const restsIn = new Set(['pending', 'completed', 'failed']);

function receipt({ id, status }: ChatMessageRow) {
  return { status: 200, body: { chat_message_id: id, status } } as const;
}

function mustBeOpen(chat: SessionChatRow): void {
  if (chat.state === 'finished') throw unprocessable('session_chat', 'This conversation is already finished.');
}

function forMessage({ id, session_chat_id }: ChatMessageRow) {
  return { chat_message_id: id, session_chat_id };
}

function withAnswer(message: ChatMessageRow, now: string, change: Partial<ChatMessageRow>): ChatMessageRow {
  return {
    ...message,
    answer: null,
    transcription: null,
    transcription_source: null,
    spoken: false,
    duration_ms: null,
    audio_processed: false,
    skipped: false,
    answered_at: now,
    ...change,
  };
}

function answerWithText(context: HandlerContext, message: ChatMessageRow, text: string): ChatMessageRow {
  // Forms send line ends as CRLF, but the writer typed LF.
  const answer = text.replaceAll('\r\n', '\n');
  receiveText(context, forMessage(message), answer);
  return withAnswer(message, context.session.clock.stamp(), { answer });
}

function answerWithAudio(
  context: HandlerContext,
  message: ChatMessageRow,
  audio: UploadedFile,
  duration: number | undefined,
): ChatMessageRow {
  receiveAudio(context, forMessage(message), audio);
  return withAnswer(message, context.session.clock.stamp(), { spoken: true, duration_ms: duration ?? null });
}

function nameStory({ session }: HandlerContext, chat: SessionChatRow): void {
  const row = session.table('stories').get(chat.subject.identifier);
  const name = getStoryName(getMessages(session, chat.id));
  if (row && !row.renamed && name !== null) session.table('stories').put({ ...row, story: { ...row.story, name } });
}

export const answerHandlers: Partial<Handlers> = {
  chatMessageAnswer: (request) => {
    const { session, body } = request;
    const { chat, message } = findChatMessage(request, request.path);
    mustBeOpen(chat);
    if (body.session_chat_id !== undefined && body.session_chat_id !== chat.id) {
      throw unprocessable('session_chat_id', 'The selected session chat id is invalid.');
    }
    if (!restsIn.has(message.status)) throw unprocessable('chat_message', 'This answer is still being processed.');
    const answeredMessage =
      body.audio === undefined
        ? answerWithText(request, message, body.message ?? '')
        : answerWithAudio(request, message, body.audio, body.duration_ms);
    session.table('chat_messages').put(answeredMessage);
    session.table('session_chats').put({ ...chat, updated_at: session.clock.stamp() });
    if (isNameQuestion(session, chat, message)) nameStory(request, chat);
    return receipt(startProcessing(request, answeredMessage));
  },

  chatMessageTranscriptionUpdate: (request) => {
    const { session, body } = request;
    const { chat, message } = findChatMessage(request, request.path);
    mustBeOpen(chat);
    if (!restsIn.has(message.status)) throw unprocessable('chat_message', 'This answer is still being processed.');
    if (!message.spoken) throw unprocessable('chat_message', 'Only a spoken answer has a transcription.');
    receiveText(request, forMessage(message), body.transcription);
    const corrected = { transcription: body.transcription, transcription_source: null, audio_processed: true };
    const stored = session.table('chat_messages').put({ ...message, ...corrected });
    session.table('session_chats').put({ ...chat, updated_at: session.clock.stamp() });
    return receipt(startProcessing(request, stored));
  },

  chatMessageSkip: (request) => {
    const { chat, message } = findChatMessage(request, request.path);
    mustBeOpen(chat);
    if (message.status !== 'pending' && message.status !== 'failed') {
      throw unprocessable('chat_message', 'This question has already been answered.');
    }
    const skipped = changeStatus(request, message, {
      status: 'generating_question',
      skipped: true,
      answered_at: request.session.clock.stamp(),
    });
    request.interviewer.enter(request, 'questionCreated', skipped);
    return receipt(skipped);
  },

  chatMessageRetry: (request) => {
    const { chat, message } = findChatMessage(request, request.path);
    mustBeOpen(chat);
    if (message.status !== 'failed') {
      throw unprocessable('chat_message', 'Only a failed answer can be retried.');
    }
    return receipt(startProcessing(request, message));
  },
};
