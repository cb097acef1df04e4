import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { MockServer } from '#mocks/mock-server.ts';
import { forEachUser } from './for-each-user.ts';
import type { Connection } from './mock-echo.ts';
import { connectEcho, first, refused, subscribed } from './mock-echo.ts';
import { type Conversation, webm, type Writer } from './mock-writer.ts';

let environment: MockServer;
let writer: Writer;
let echo: Connection;
let talk: Conversation;
forEachUser((context) => {
  ({ environment, writer } = context);
});
beforeEach(async () => {
  talk = await writer.newStory();
  echo = connectEcho(environment.origin, writer);
});
afterEach(() => {
  echo.disconnect();
});

describe('laravel-echo and pusher-js', () => {
  it('receives every event of a spoken answer in order under the expected names', async () => {
    const channel = echo.private(`sessionChat.${talk.session_chat_id}`);
    await subscribed(channel);
    const seen: string[] = [];
    channel.listen('.chatMessage.statusUpdated', ({ status }: { status: string }) => seen.push(status));
    channel.listen('ChatMessageTranscribed', ({ transcription }: { transcription: string }) =>
      seen.push(transcription),
    );
    channel.listen('.chatMessage.developmentInsightsCreated', () => seen.push('insights'));
    const created = first<{ chat_message: { id: number } }>((resolve) =>
      channel.listen('.chatMessage.created', resolve),
    );
    await writer.answerAudio(talk, webm(3000));
    await writer.advance(10_000);
    expect((await created).chat_message.id).toBe(1202);
    expect(seen).toEqual([
      'transcribing',
      expect.stringContaining('There is a street in my town that nobody lights.'),
      'processing',
      'generating_insights',
      'insights',
      'generating_question',
      'completed',
    ]);
  });

  it("rejects subscriptions to another user's channels and to unknown ones", async () => {
    for (const name of ['sessionChat.999', 'App.Models.User.2', 'nowhere.1', 'sessionChat.[object Object]']) {
      expect(await refused(echo, name), name).toBe(403);
    }
    expect(echo.socketId()).toMatch(/^\d+\.\d+$/);
  });

  it('reconnects with another socket and subscribes again after the connection closes', async () => {
    const channel = echo.private(`sessionChat.${talk.session_chat_id}`);
    await subscribed(channel);
    const before = echo.socketId();
    const again = subscribed(channel);
    await writer.ok('POST', '/__mock/session/connection', { body: { action: 'close', code: 4200 } });
    await again;
    expect(echo.socketId()).not.toBe(before);
    const status = first((resolve) => channel.listen('.chatMessage.statusUpdated', resolve));
    await writer.answerText(talk, 'Still here.');
    expect(await status).toMatchObject({ status: 'processing' });
  });

  it('excludes the socket that finished a conversation and notifies the others', async () => {
    const other = connectEcho(environment.origin, writer);
    const name = `sessionChat.${talk.session_chat_id}`;
    const [own, others] = [echo.private(name), other.private(name)];
    await Promise.all([subscribed(own), subscribed(others)]);
    const seen: string[] = [];
    own.listen('.sessionChat.finished', () => seen.push('own'));
    const finished = first<{ identifier: number }>((resolve) => others.listen('.sessionChat.finished', resolve));
    const headers = { 'X-Socket-ID': echo.socketId() ?? '' };
    await writer.ok('POST', talk.actions.finish?.url ?? '', { headers });
    expect((await finished).identifier).toBe(31);
    other.disconnect();
    // Events sent to this socket earlier arrive before this one.
    const toast = first((resolve) => echo.private('App.Models.User.1').listen('.toast.notification', resolve));
    await subscribed(echo.private('App.Models.User.1'));
    const payload = { type: 'info', title: 'Done', message: 'All is kept.' };
    const event = { channel: 'private-App.Models.User.1', event: 'toast.notification', payload };
    await writer.ok('POST', '/__mock/session/events', { body: event });
    expect(await toast).toEqual(payload);
    expect(seen).toEqual([]);
  });

  it.each([
    ['late', ['b', 'a']],
    ['double', ['a', 'a', 'b']],
    ['reorder', ['b', 'a']],
  ])('receives events according to the connection action %s', async (action, expected) => {
    const channel = echo.private('App.Models.User.1');
    await subscribed(channel);
    const titles: string[] = [];
    const done = first((resolve) => {
      channel.listen('.toast.notification', ({ title }: { title: string }) => {
        titles.push(title);
        if (titles.length === expected.length) resolve(undefined);
      });
    });
    await writer.ok('POST', '/__mock/session/connection', { body: { action, ms: 500 } });
    for (const title of ['a', 'b']) {
      const payload = { type: 'info', title, message: '' };
      const event = { channel: 'private-App.Models.User.1', event: 'toast.notification', payload };
      await writer.ok('POST', '/__mock/session/events', { body: event });
    }
    await writer.advance(1000);
    await done;
    expect(titles).toEqual(expected);
  });
});

describe('raw websocket connection', () => {
  const open = (key: string): WebSocket => new WebSocket(`${environment.origin.replace('http', 'ws')}/app/${key}`);
  const frame = (socket: WebSocket): Promise<string> =>
    first((resolve) => socket.once('message', (data: Buffer) => resolve(data.toString())));
  const closed = (socket: WebSocket): Promise<number> => first((resolve) => socket.once('close', resolve));

  it('sends error 4001 to an unknown app and drops the connection', async () => {
    const socket = open('nobody');
    const [text, code] = await Promise.all([frame(socket), closed(socket)]);
    expect(text).toBe(
      '{"event":"pusher:error","data":"{\\"code\\":4001,\\"message\\":\\"Application does not exist\\"}"}',
    );
    expect(code).toBe(1006);
  });

  it('sends a socket id of two numbers and closes after an oversized message', async () => {
    const socket = open(`demo.${writer.session}`);
    expect(await frame(socket)).toMatch(
      /^\{"event":"pusher:connection_established","data":"\{\\"socket_id\\":\\"\d+\.\d+\\",\\"activity_timeout\\":30\}"\}$/,
    );
    socket.send('x'.repeat(10_001));
    expect(await closed(socket)).toBe(1009);
  });

  it('sends any frame that a test requests', async () => {
    const socket = open(`demo.${writer.session}`);
    await frame(socket);
    const next = frame(socket);
    await writer.ok('POST', '/__mock/session/connection', { body: { action: 'frame', text: '{"event":7' } });
    expect(await next).toBe('{"event":7');
    socket.terminate();
  });

  it('sends no frames while the server is silent', async () => {
    const socket = open(`demo.${writer.session}`);
    await frame(socket);
    await writer.ok('POST', '/__mock/session/connection', { body: { action: 'silence' } });
    socket.send('{"event":"pusher:ping"}');
    // After the protocol's pong, the frame before it was read.
    const wireAnswer = first((resolve) => socket.once('pong', resolve));
    socket.ping();
    await wireAnswer;
    await writer.ok('POST', '/__mock/session/connection', { body: { action: 'restore' } });
    const answer = frame(socket);
    socket.send('{"event":"pusher:subscribe","data":{"channel":"lobby"}}');
    expect(await answer).toContain('subscription_succeeded');
    socket.terminate();
  });

  it('returns 404 on another path', async () => {
    const socket = new WebSocket(`${environment.origin.replace('http', 'ws')}/elsewhere`);
    const error = await first<Error>((resolve) => socket.once('error', resolve));
    expect(error.message).toContain('404');
  });
});
