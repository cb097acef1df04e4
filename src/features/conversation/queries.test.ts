import { afterEach, describe, expect, it } from 'vitest';
import type { ChatMessageLatest } from '#src/contract/generated/model/index.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { queryClient } from '#src/platform/query-client.ts';
import { holdServer } from '#src/platform/testing/held-server.ts';
import { applyData, applyLatest, conversationQuery, readConversation, toldUntilNow } from './queries.ts';

const latest = (id: number, progress: number): ChatMessageLatest => ({
  chat_message: { id, content: 'Why?', status: 'completed' } as ChatMessageLatest['chat_message'],
  progress,
});

/** A conversation that stands at 10 %, with its first question. */
async function open(): Promise<ConversationSubject> {
  const subject: ConversationSubject = { endpoint: 'writer' };
  const server = holdServer();
  const opened = queryClient.query(conversationQuery(subject));
  (await server.call('GET', '/api/v1/conversation')).answer({ session_chat_id: 61, identifier: 1, ...latest(7, 10) });
  await opened;
  return subject;
}

afterEach(() => queryClient.clear());

describe('what is known of a conversation', () => {
  it('keeps the progress that an event told while an older answer was on its way', async () => {
    const subject = await open();
    const since = toldUntilNow(subject);
    applyData(subject, { messageId: 7, data: { progress: 20 } });
    applyLatest(subject, latest(7, 10), since);
    expect(readConversation(subject)?.progress).toBe(20);
  });

  it('takes what was asked for after the event', async () => {
    const subject = await open();
    applyData(subject, { messageId: 7, data: { progress: 20 } });
    applyLatest(subject, latest(7, 30), toldUntilNow(subject));
    expect(readConversation(subject)?.progress).toBe(30);
  });

  it('takes what belongs to a newer message than the event was about', async () => {
    const subject = await open();
    const since = toldUntilNow(subject);
    applyData(subject, { messageId: 7, data: { progress: 20 } });
    applyLatest(subject, latest(8, 40), since);
    expect(readConversation(subject)?.progress).toBe(40);
  });
});
