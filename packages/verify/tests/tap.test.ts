import { createServer } from 'node:http';
import Pusher from 'pusher';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { realClock } from '#verify/base/clock.ts';
import { eventKey, RunRecorder } from '#verify/check/run-recorder.ts';
import { type Contract, readContract } from '#verify/contract/contract.ts';
import { createTapHandler, type TapDeps } from '#verify/passive/tap.ts';

const app = { id: '7', key: 'tapped', secret: 'only-the-server-knows' };
const chat = 'private-sessionChat.61';
const status = { chat_message_id: 1201, status: 'completed' };

let contract: Contract;
let recorder: RunRecorder;
let tap: Listening;

type Listening = { readonly origin: string; readonly close: () => Promise<void> };

async function listenAs(parts: TapDeps): Promise<Listening> {
  const handle = createTapHandler(parts);
  const server = createServer((request, response) => {
    void handle(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function publisher(origin: string, change: Partial<Pusher.Options> = {}): Pusher {
  const { hostname, port } = new URL(origin);
  return new Pusher({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host: hostname,
    port,
    useTLS: false,
    ...change,
  });
}

function getStatus(error: unknown): unknown {
  return error instanceof Pusher.RequestError ? error.status : error;
}

beforeAll(async () => {
  contract = await readContract({
    openapi: 'openapi/openapi.bundle.json',
    asyncapi: 'asyncapi/asyncapi.bundle.json',
  });
});
beforeEach(async () => {
  recorder = new RunRecorder(contract);
  tap = await listenAs({ app, recorder, clock: realClock });
});
afterEach(() => tap.close());

function formatFindings(of: RunRecorder = recorder): readonly string[] {
  return of.findings().map(({ kind, subject, text }) => `${kind} ${subject.channel ?? ''}: ${text}`);
}

describe('server that publishes correctly', () => {
  it('counts each event on each of its channels, singly and in a batch', async () => {
    const server = publisher(tap.origin);
    expect((await server.trigger(chat, 'chatMessage.statusUpdated', status)).status).toBe(200);
    const transcription = { chat_message_id: 1201, transcription: 'Her name is Wren.' };
    await server.triggerBatch([
      { channel: chat, name: String.raw`App\Events\ChatMessageTranscribed`, data: transcription },
      { channel: 'private-document.701', name: 'note.updated', data: { identifier: 701, data: { version: 4 } } },
    ]);
    await server.trigger(['private-chat.61', 'private-App.Models.User.1'], 'userMessage.processed', status);
    expect(formatFindings()).toEqual([]);
    expect([...recorder.observed.events]).toEqual([
      [eventKey('sessionChat', 'chatMessage.statusUpdated'), 1],
      [eventKey('sessionChat', 'ChatMessageTranscribed'), 1],
      [eventKey('document', 'note.updated'), 1],
      [eventKey('chat', 'userMessage.processed'), 1],
      [eventKey('user', 'userMessage.processed'), 1],
    ]);
  });

  it('forwards published events to the server behind the tap', async () => {
    const behind = new RunRecorder(contract);
    const reverb = await listenAs({ app, recorder: behind, clock: realClock });
    const between = await listenAs({
      app,
      recorder,
      clock: realClock,
      forward: new URL(reverb.origin),
    });
    await publisher(between.origin).trigger(chat, 'chatMessage.statusUpdated', status);
    await between.close();
    await reverb.close();
    expect([formatFindings(), formatFindings(behind)]).toEqual([[], []]);
    expect([recorder.observed.events.size, behind.observed.events.size]).toEqual([1, 1]);
  });
});

describe('server that publishes incorrectly', () => {
  it('reports a signature by another secret', async () => {
    const refused = await publisher(tap.origin, { secret: 'another' })
      .trigger(chat, 'chatMessage.statusUpdated', status)
      .catch(getStatus);
    expect(refused).toBe(401);
    expect(formatFindings()).toEqual([
      'wrong-signature : A publish request has an invalid signature: Authentication signature invalid.',
    ]);
    expect(recorder.observed.events.size).toBe(0);
  });

  it('reports payloads that break their schema or are too large', async () => {
    const server = publisher(tap.origin);
    await server.trigger(chat, 'chatMessage.statusUpdated', { chat_message_id: '1201', status: 'completed' });
    const long = { chat_message_id: 1201, transcription: 'lamp '.repeat(1700) };
    await server.trigger(chat, 'ChatMessageTranscribed', long);
    const longer = { chat_message_id: 1201, transcription: 'lamp '.repeat(2100) };
    expect(await server.trigger(chat, 'ChatMessageTranscribed', longer).catch(getStatus)).toBe(413);
    expect(formatFindings()).toEqual([
      'event-schema private-sessionChat.{id}: /chat_message_id must be integer, got "1201".',
      'event-too-large private-sessionChat.{id}: It has 8543 bytes. The contract allows 8000.',
      expect.stringMatching(/^event-schema private-sessionChat\.\{id\}: \/transcription must NOT have more than 1000/),
      'event-too-large : The data of ChatMessageTranscribed has more than 10000 bytes.',
    ]);
  });

  it('reports channels and events that are missing from the contract', async () => {
    const server = publisher(tap.origin);
    await server.trigger('private-orders.1', 'order.shipped', {});
    await server.trigger('private-chat.61', 'chatMessage.statusUpdated', status);
    expect(formatFindings().map((line) => line.split(':')[0])).toEqual([
      'undeclared-channel private-orders.1',
      'undeclared-event private-chat.{id}',
    ]);
  });

  it('reports another app, unknown requests and unreadable data', async () => {
    await publisher(tap.origin, { appId: '8' }).trigger(chat, 'chatMessage.statusUpdated', status).catch(getStatus);
    expect((await fetch(`${tap.origin}/api/v1/stories`)).status).toBe(404);
    await publisher(tap.origin).trigger(chat, 'chatMessage.statusUpdated', 'no JSON');
    expect(formatFindings()).toEqual([
      'set-up : The server publishes to another app: expected 7, got /apps/8/events.',
      "set-up : The server sends a request to /api/v1/stories, which doesn't publish events.",
      "event-encoding private-sessionChat.{id}: Its data isn't a string that contains JSON.",
    ]);
  });

  it('reports a missing server behind the tap and returns 502 to the publisher', async () => {
    const forward = new URL('http://127.0.0.1:1');
    const between = await listenAs({ app, recorder, clock: realClock, forward });
    const server = publisher(between.origin);
    expect(await server.trigger(chat, 'chatMessage.statusUpdated', status).catch(getStatus)).toBe(502);
    await between.close();
    expect(recorder.findings().map(({ kind, hint }) => [kind, hint])).toEqual([
      ['set-up', 'Check that the server at --forward is running.'],
    ]);
  });
});
