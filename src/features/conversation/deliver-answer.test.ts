import { describe, expect, it } from 'vitest';
import {
  isSameText,
  isAlreadyDelivered,
  isRejection,
  sendEntry,
  sendSkipOrRetry,
  toEarlierMessage,
  toSendFailure,
} from './deliver-answer.ts';
import type { Turn } from '#src/api/generated/types.ts';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { isDelivered, type LatestMessage, type OutboxEntry } from '#src/lib/outbox-state.ts';
import { ApiError } from '#src/platform/api-error.ts';
import { holdServer } from '#src/platform/testing/held-server.ts';

describe('isSameText', () => {
  it.each([
    ['two\r\nlines', 'two\nlines'],
    ['trimmed', '  trimmed\n'],
    ['half \ufffd a pair', 'half \ud83d a pair'],
  ])('recognises the sent text when the server returns %j', (onServer, sent) => {
    expect(isSameText(onServer, sent)).toBe(true);
  });

  it.each([
    ['another', 'this'],
    [null, 'this'],
    ['', 'this'],
    ['this', undefined],
  ])('treats %j on the server as different from the sent text %j', (onServer, sent) => {
    expect(isSameText(onServer, sent)).toBe(false);
  });
});

const typed = { kind: 'text', chatMessageId: 7, fields: { message: 'She stayed.' } } as const;
const spoken = { kind: 'audio', chatMessageId: 7, fields: {} } as const;

function latest(changes: Partial<LatestMessage>): LatestMessage {
  return {
    id: 7,
    status: 'processing',
    answer: null,
    ...changes,
  };
}

describe('sent answer', () => {
  const url = '/api/v1/given/by/the/server';
  const entry: OutboxEntry = {
    id: 'a',
    userId: 1,
    kind: 'text',
    url,
    sessionChatId: 5,
    chatMessageId: 7,
    fields: { session_chat_id: '5', message: 'She stayed.' },
    recordingId: null,
    state: 'sending',
    attempts: 1,
    errorMessage: null,
    unsure: null,
  };

  function send() {
    return sendEntry(entry, {
      audio: null,
      signal: new AbortController().signal,
      hasArrived: () => Promise.resolve(false),
    });
  }

  it('posts the form to the server-given address and returns the receipt', async () => {
    const server = holdServer();
    const sent = send();
    const request = await server.request('POST', url);
    request.respond({ chat_message_id: 7, status: 'processing' });
    expect(await sent).toEqual({ chat_message_id: 7, status: 'processing' });
    expect([...(request.body as FormData)]).toEqual([
      ['session_chat_id', '5'],
      ['message', 'She stayed.'],
    ]);
  });

  it.each([null, [], 7, 'ok', {}, { chat_message_id: 'seven' }])(
    'treats a success with the body %j as sent, without a receipt',
    async (body) => {
      const server = holdServer();
      const sent = [send(), sendSkipOrRetry('skip', { url, sessionChatId: 5, messageId: 7 })];
      await server.request('POST', url, 2);
      server.answerAll(body);
      expect(await Promise.all(sent)).toEqual([undefined, undefined]);
    },
  );
});

describe('rejected answer', () => {
  it('treats a rejected answer as delivered when the server has the same text', () => {
    expect(isAlreadyDelivered(typed, latest({ answer: 'She stayed.' }))).toBe(true);
    expect(isAlreadyDelivered(typed, latest({ answer: 'She left.' }))).toBe(false);
    expect(isAlreadyDelivered(typed, latest({ id: 8, answer: 'She stayed.' }))).toBe(false);
  });

  it('treats a rejected recording as delivered while the server transcribes it', () => {
    expect(isAlreadyDelivered(spoken, latest({ status: 'transcribing' }))).toBe(true);
    expect(isAlreadyDelivered(spoken, latest({ status: 'pending' }))).toBe(false);
    expect(isAlreadyDelivered(spoken, null)).toBe(false);
  });

  it('distinguishes a rejection from server errors, network errors and local failures', () => {
    const refused = new ApiError('chatMessageAnswer', 'http', { status: 422, message: 'Too long.' });
    expect(isRejection(refused)).toBe(true);
    expect(toSendFailure(refused)).toEqual({ failure: { kind: 'http', status: 422 }, errorMessage: 'Too long.' });
    expect(isRejection(new ApiError('chatMessageAnswer', 'http', { status: 500 }))).toBe(false);
    expect(isRejection(new ApiError('chatMessageAnswer', 'network'))).toBe(false);
    expect(toSendFailure(new Error('no sound')).failure.kind).toBe('blocked');
  });
});

function turn(change: Partial<Turn>): Turn {
  return emptyEntity('Turn', { chat_message_id: 7, ...change });
}

const repeated = { sessionChatId: 61, chatMessageId: 7, ofEarlier: true } as const;
const text = { ...repeated, kind: 'text', fields: { message: 'Because of\nthe sea.' } } as const;
const audio = { ...repeated, kind: 'audio', fields: { duration_ms: '5200' } } as const;

describe('delivery check of a repeated answer', () => {
  it('compares the text of the same turn and ignores newer messages', () => {
    const turns = [turn({ answer: 'Because.' }), turn({ chat_message_id: 8, answer: 'Because of\nthe sea.' })];
    expect(isDelivered(7, toEarlierMessage(text, turns))).toBe(false);
    const after = [turn({ answer: 'Because of\r\nthe sea.' }), turn({ chat_message_id: 8 })];
    expect(isDelivered(7, toEarlierMessage(text, after))).toBe(true);
  });

  it('compares the duration of the recording', () => {
    const other = turn({ audio: '/media/recordings/7', duration_ms: 4100 });
    expect(isDelivered(7, toEarlierMessage(audio, [other]))).toBe(false);
    expect(isDelivered(7, toEarlierMessage(audio, [turn({ answer: 'Typed.', duration_ms: null })]))).toBe(false);
    expect(isDelivered(7, toEarlierMessage(audio, [{ ...other, duration_ms: 5200 }]))).toBe(true);
  });

  it('reports an answer as not delivered when its turn is missing', () => {
    expect(isDelivered(7, toEarlierMessage(text, [turn({ chat_message_id: 9 })]))).toBe(false);
  });
});
