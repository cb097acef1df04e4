import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Backend } from '#verify/backend/backend.ts';
import { FatalError } from '#verify/base/finding.ts';
import { RunRecorder } from '#verify/check/run-recorder.ts';
import { type Contract, readContract } from '#verify/contract/contract.ts';
import { listen } from '#verify/events/listen.ts';
import { type EventStream, openEventStream, websocketUrl } from '#verify/stream/event-stream.ts';

/** Recorded from Reverb. */
const established =
  '{"event":"pusher:connection_established","data":"{\\"socket_id\\":\\"935254511.987004720\\",\\"activity_timeout\\":30}"}';
const unauthorized =
  '{"event":"pusher:error","data":"{\\"code\\":4009,\\"message\\":\\"Connection is unauthorized\\"}"}';
const wrongOrigin = '{"event":"pusher:error","data":"{\\"code\\":4009,\\"message\\":\\"Origin not allowed\\"}"}';
const pong = '{"event":"pusher:pong"}';

let contract: Contract;
let recorder: RunRecorder;
let server: WebSocketServer;
let url: string;
let answer: (text: string, socket: WebSocket) => void;
let greeting: (socket: WebSocket) => void;
let authBody: string;
let auth: string;

const backend: Backend = {
  origin: 'https://lamplight.test/api-behind-a-path',
  cookies: () => '',
  token: '',
  socketId: '',
  send: ({ method, target, fields }) => {
    authBody = String(fields);
    const json = { auth };
    const answered = {
      status: 200,
      headers: [['content-type', 'application/json']] as const,
      body: new TextEncoder().encode(JSON.stringify(json)),
      receivedAt: 0,
    };
    const exchange = {
      method,
      target,
      requestHeaders: [],
      requestBody: null,
      sentAt: 0,
      response: answered,
      failure: null,
    };
    return Promise.resolve({ status: 200, json, exchange });
  },
};

function open(headers: Readonly<Record<string, string>> = {}): Promise<EventStream> {
  return openEventStream({
    url,
    key: 'a key',
    backend,
    recorder,
    clock: { now: () => 0, wait: () => Promise.resolve() },
    timeout: 15_000,
    headers,
  });
}

beforeAll(async () => {
  contract = await readContract({
    openapi: 'openapi/openapi.bundle.json',
    asyncapi: 'asyncapi/asyncapi.bundle.json',
  });
});
beforeEach(async () => {
  recorder = new RunRecorder(contract);
  auth = `key:${'a'.repeat(64)}`;
  greeting = (socket) => {
    socket.send(established);
  };
  answer = (text, socket) => {
    if (text.includes('pusher:ping')) socket.send(pong);
  };
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      answer(data.toString('utf8'), socket);
    });
    greeting(socket);
  });
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rt`;
});
afterEach(() => {
  for (const client of server.clients) client.terminate();
  server.close();
});

function formatFindings(): readonly string[] {
  return recorder.findings().map(({ kind, text }) => `${kind}: ${text}`);
}

describe('websocket connection', () => {
  it("connects to the clients' path with the origin of the page", async () => {
    let observed: readonly unknown[] = [];
    server.once('connection', (_socket, { url: path, headers }) => {
      observed = [path, headers.origin];
    });
    const stream = await open();
    expect(stream.socketId).toBe('935254511.987004720');
    expect(observed).toEqual([
      '/rt/app/a%20key?protocol=7&client=verify&version=1.0&flash=false',
      'https://lamplight.test',
    ]);
    stream.close();
  });

  it('derives the websocket address from any form of URL', () => {
    const path = '/app/k?protocol=7&client=verify&version=1.0&flash=false';
    expect(websocketUrl('wss://rt.lamplight.test', 'k').href).toBe(`wss://rt.lamplight.test${path}`);
    expect(websocketUrl('https://lamplight.test:8443/', 'k').href).toBe(`wss://lamplight.test:8443${path}`);
    expect(websocketUrl('ws://localhost:8080/rt/', 'k').href).toBe(`ws://localhost:8080/rt${path}`);
  });

  it('fails when the server rejects the origin or hangs up', async () => {
    greeting = (socket) => {
      socket.send(wrongOrigin);
    };
    await expect(open()).rejects.toEqual(
      new FatalError(
        `The websocket ${url} rejects this client: 4009 Origin not allowed; set --origin to an allowed page.`,
      ),
    );
    greeting = (socket) => {
      socket.terminate();
    };
    const base = url.replace('http', 'ws').replace('/rt', '');
    await expect(open()).rejects.toEqual(
      new FatalError(`The websocket ${url} didn't send pusher:connection_established: ${base} dropped the connection.`),
    );
  });

  it("replies to the server's ping and receives events in between", async () => {
    const answered: string[] = [];
    answer = (text, socket) => {
      answered.push(text);
      if (!text.includes('pusher:ping')) return;
      socket.send('{"event":"pusher:ping"}');
      socket.send(
        String.raw`{"event":"App\\Events\\ChatMessageTranscribed","data":"{}","channel":"private-sessionChat.1"}`,
      );
      socket.send(pong);
    };
    const stream = await open();
    expect(await stream.readEvents()).toEqual([
      { event: String.raw`App\Events\ChatMessageTranscribed`, data: '{}', channel: 'private-sessionChat.1', at: 0 },
    ]);
    answer = (text, socket) => {
      answered.push(text);
      socket.send(pong);
    };
    expect(await stream.readEvents()).toEqual([]);
    expect(answered).toContain('{"event":"pusher:pong","data":{}}');
    stream.close();
  });

  it("opens another writer's connection without shared cookies and closes both together", async () => {
    const cookies: unknown[] = [];
    server.on('connection', (_socket, { headers }) => {
      cookies.push(headers.cookie);
    });
    const stream = await open({ Cookie: 'lamplight-session=kept' });
    const beside = await stream.openFor(backend);
    const ends = [...server.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    stream.close();
    expect(await Promise.all(ends)).toHaveLength(2);
    expect(beside.broken()).toBeNull();
    expect(cookies).toEqual(['lamplight-session=kept', undefined]);
  });

  it("reports a lost connection once with the server's reason", async () => {
    answer = (_text, socket) => {
      socket.close(4100, 'Over capacity');
    };
    const stream = await open();
    expect(await stream.readEvents()).toEqual([]);
    expect(await stream.readEvents()).toEqual([]);
    const base = url.replace('http', 'ws').replace('/rt', '');
    expect(stream.broken()).toBe(`${base} closed the connection with code 4100 (Over capacity).`);
    expect(formatFindings()).toEqual([`connection-lost: ${stream.broken() ?? ''}`]);
  });
});

describe('channel subscription', () => {
  const subscribe = async (stream: EventStream): Promise<boolean> =>
    listen({ contract, recorder, stream }, 'sessionChat', 61);

  it('requests a signature like pusher-js and subscribes with it', async () => {
    const sent: { readonly data: { readonly channel: string } }[] = [];
    answer = (text, socket) => {
      const frame = JSON.parse(text) as (typeof sent)[number];
      sent.push(frame);
      const { channel } = frame.data;
      socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', data: '{}', channel }));
    };
    const stream = await open();
    expect(stream.listensTo('private-sessionChat.61')).toBe(false);
    expect(await subscribe(stream)).toBe(true);
    expect(stream.listensTo('private-sessionChat.61')).toBe(true);
    expect(authBody).toBe('socket_id=935254511.987004720&channel_name=private-sessionChat.61');
    // The public channel of the same name is unsigned and must have no events.
    expect(sent).toEqual([
      { event: 'pusher:subscribe', data: { auth, channel: 'private-sessionChat.61' } },
      { event: 'pusher:subscribe', data: { auth: '', channel: 'sessionChat.61' } },
    ]);
    expect(formatFindings()).toEqual([]);
    stream.close();
  });

  it('reports the channel when the websocket rejects its subscription', async () => {
    answer = (_text, socket) => {
      socket.send(unauthorized);
    };
    const stream = await open();
    expect(await subscribe(stream)).toBe(false);
    expect(recorder.findings()).toMatchObject([
      {
        kind: 'own-channel-refused',
        subject: { channel: 'private-sessionChat.{id}' },
        text: "The writer couldn't subscribe to their own channel: the websocket rejected its signature (4009 Connection is unauthorized).",
      },
    ]);
    stream.close();
  });

  it('reports a signature of another form', async () => {
    auth = 'key:deadbeef';
    answer = (text, socket) => {
      const { data } = JSON.parse(text) as { data: { channel: string } };
      socket.send(
        JSON.stringify({ event: 'pusher_internal:subscription_succeeded', data: '{}', channel: data.channel }),
      );
    };
    const stream = await open();
    await subscribe(stream);
    expect(formatFindings()).toContain(
      "wrong-signature: The channel signature isn't the key, a colon and 64 hex digits.",
    );
    stream.close();
  });
});
