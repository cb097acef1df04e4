import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessageLatest } from '#src/api/generated/types.ts';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { queryClient } from '#src/api/query-client.ts';
import { holdServer } from '#src/platform/testing/held-server.ts';
import { applyData, applyLatest, conversationQuery, countUpdates, readConversation } from './queries.ts';

function latest(id: number, progress: number): ChatMessageLatest {
  return { chat_message: emptyEntity('ChatMessage', { id, status: 'completed' }), progress };
}

async function open(): Promise<ConversationSubject> {
  const subject: ConversationSubject = { endpoint: 'writer' };
  const server = holdServer();
  const opened = queryClient.query(conversationQuery(subject));
  (await server.request('GET', '/api/v1/conversation')).respond({
    session_chat_id: 61,
    identifier: 1,
    ...latest(7, 10),
  });
  await opened;
  return subject;
}

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

describe('conversation cache', () => {
  it("keeps a loader's read while the screen's code takes long", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const subject = await open();
    vi.advanceTimersByTime(20_000);
    expect(readConversation(subject)?.progress).toBe(10);
  });

  it("keeps an event's progress when the response to an earlier request arrives", async () => {
    const subject = await open();
    const since = countUpdates(subject);
    applyData(subject, { messageId: 7, data: { progress: 20 } });
    applyLatest(subject, latest(7, 10), since);
    expect(readConversation(subject)?.progress).toBe(20);
  });

  it('accepts the response to a request sent after the event', async () => {
    const subject = await open();
    applyData(subject, { messageId: 7, data: { progress: 20 } });
    applyLatest(subject, latest(7, 30), countUpdates(subject));
    expect(readConversation(subject)?.progress).toBe(30);
  });

  it("accepts a response about a newer message than the event's", async () => {
    const subject = await open();
    const since = countUpdates(subject);
    applyData(subject, { messageId: 7, data: { progress: 20 } });
    applyLatest(subject, latest(8, 40), since);
    expect(readConversation(subject)?.progress).toBe(40);
  });
});

describe('conversationQuery', () => {
  const conversation = { session_chat_id: 61, identifier: 21, ...latest(7, 10) };

  const resume = async (answer: object): Promise<unknown> => {
    const server = holdServer();
    const opened = queryClient.query(conversationQuery({ endpoint: 'writer' }));
    (await server.request('GET', '/api/v1/conversation')).respond(answer);
    return opened;
  };

  it.each([204, 404])('starts a conversation when a server answers %d because none is open', async (status) => {
    const server = holdServer();
    const opened = queryClient.query(conversationQuery({ endpoint: 'writer' }));
    (await server.request('GET', '/api/v1/conversation')).respond({}, status);
    (await server.request('POST', '/api/v1/conversation')).respond(conversation, 201);
    await expect(opened).resolves.toMatchObject({ identifier: 21 });
  });

  it('rejects an empty response to a start, which always has a conversation', async () => {
    const server = holdServer();
    const opened = queryClient.query(conversationQuery({ endpoint: 'writer' }));
    (await server.request('GET', '/api/v1/conversation')).respond({}, 204);
    (await server.request('POST', '/api/v1/conversation')).respond({}, 204);
    await expect(opened).rejects.toMatchObject({ kind: 'parse' });
  });

  it.each([21, { id: 21 }, { value: 21 }])('opens a conversation with the identifier %j', async (identifier) => {
    await expect(resume({ ...conversation, identifier })).resolves.toMatchObject({ identifier });
  });

  it.each([{ identifier: {} }, { identifier: null }, { identifier: '[object Object]' }, { session_chat_id: null }])(
    'rejects a conversation with %j',
    async (change) => {
      await expect(resume({ ...conversation, ...change })).rejects.toMatchObject({ kind: 'parse' });
    },
  );
});
