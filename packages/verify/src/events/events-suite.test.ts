import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend, BackendRequest } from '#verify/backend/backend.ts';
import { RunRecorder } from '#verify/check/run-recorder.ts';
import { type Contract, readContract } from '#verify/contract/contract.ts';
import type { SuiteContext } from '#verify/run/suite.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { eventsPart } from './events-suite.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await readContract({
    openapi: 'openapi/openapi.bundle.json',
    asyncapi: 'asyncapi/asyncapi.bundle.json',
  });
});

const responsesByTarget: Readonly<Record<string, unknown>> = {
  '/api/v1/conversation/session-chats/latest': { data: null },
  '/api/v1/stories': { data: [{ session_chat_id: null }, { session_chat_id: 60 }] },
  '/api/v1/projects': { data: [{ id: 11, slug: 'the-salt-road' }] },
  '/api/v1/elements/all': { data: [] },
  '/api/v1/projects/the-salt-road/document': { data: { id: 721 } },
  '/api/v1/projects/the-salt-road/notes': { data: [{ id: 701 }] },
};

function channelIn({ fields }: BackendRequest): string {
  return fields?.get('channel_name') ?? '';
}

function createClient(userId: number, getStatus: (channel: string) => number, signs = true): Backend {
  const respond = (request: BackendRequest): { readonly status: number; readonly json: unknown } => {
    if (request.method === 'POST') {
      const status = getStatus(channelIn(request));
      return { status, json: status === 200 && signs ? { auth: `key:${'a'.repeat(64)}` } : { message: '' } };
    }
    if (request.target === '/api/v1/auth/user') return { status: 200, json: { data: { id: userId } } };
    return { status: 200, json: responsesByTarget[request.target] };
  };
  return {
    origin: 'https://lamplight.test',
    cookies: () => '',
    token: '',
    socketId: '',
    send: (request) => {
      const { status, json } = respond(request);
      const body = new TextEncoder().encode(JSON.stringify(json));
      return Promise.resolve({
        status,
        json,
        exchange: {
          method: request.method,
          target: request.target,
          requestHeaders: [],
          requestBody: null,
          sentAt: 0,
          response: { status, headers: [['content-type', 'application/json']], body, receivedAt: 0 },
          failure: null,
        },
      });
    },
  };
}

function isOwn(channel: string): boolean {
  return ['sessionChat.60', 'chat.60', 'App.Models.User.1', 'project.11', 'document.721', 'document.701'].includes(
    channel.replace('private-', ''),
  );
}

const right = {
  writer: createClient(1, (channel) => (isOwn(channel) ? 200 : 403)),
  otherUser: createClient(2, (channel) => (channel === 'private-App.Models.User.2' ? 200 : 403)),
  anonymous: createClient(0, () => 401),
};

async function run(parts: Partial<Pick<SuiteContext, 'writer' | 'otherUser' | 'anonymous' | 'events' | 'contract'>>) {
  const recorder = new RunRecorder(parts.contract ?? contract);
  const messages: string[] = [];
  await eventsPart.run({
    ...right,
    events: null,
    contract,
    ...parts,
    recorder,
    clock: { now: () => 0, wait: () => Promise.resolve() },
    login: { token: 'token' },
    createAnonymousClient: () => right.anonymous,
    mock: null,
    allowWrites: false,
    seed: 1,
    runs: 1,
    workflows: '',
    log: (message) => messages.push(message),
  });
  // The test server's bodies don't match their schemas.
  const findings = recorder.findings().filter(({ kind }) => kind !== 'answer-schema');
  return {
    messages,
    findings,
    notices: findings.map(({ kind, subject, text }) => `${kind} ${subject.channel}: ${text}`),
  };
}

function stream(subscribe: EventStream['subscribe'], subscribeWith: EventStream['subscribeWith']): EventStream {
  return {
    socketId: '1.2',
    subscribe,
    subscribeWith,
    listensTo: () => true,
    readEvents: () => Promise.resolve([]),
    openFor: () => Promise.reject(new Error('Nobody else listens.')),
    broken: () => null,
    close: () => undefined,
  };
}

function subscribed() {
  return Promise.resolve({ state: 'subscribed' } as const);
}

function rejected() {
  return Promise.resolve({ state: 'rejected', text: '4009 Connection is unauthorized' } as const);
}

describe('channel access', () => {
  it('accepts channels that admit only the writer and reject wrong signatures', async () => {
    const { notices, messages } = await run({ events: stream(subscribed, rejected) });
    expect(notices).toEqual([]);
    expect(messages).toEqual([
      "skipped: private-element.{id} (the writer doesn't have one)",
      '6 channels, each requested by another writer and an unauthenticated client',
      'subscribed to 6 of 6 channels',
    ]);
  });

  it('reports each channel that admits another writer', async () => {
    const { notices } = await run({ otherUser: createClient(2, () => 200) });
    const channelTypes = ['sessionChat', 'App.Models.User', 'project', 'document', 'chat'];
    expect(notices).toEqual(
      channelTypes.map(
        (kind) => `foreign-channel-allowed private-${kind}.{id}: Another writer could subscribe. Expected 403.`,
      ),
    );
  });

  it('accepts a 200 without a signature, as from Laravel\'s "null" broadcaster', async () => {
    const silent = { writer: createClient(1, () => 200, false), other: createClient(2, () => 200, false) };
    expect((await run(silent)).notices).toEqual([]);
  });

  it('looks up channels only through operations in the contract', async () => {
    const operations = new Map([...contract.rest.operations].filter(([id]) => id !== 'documentRead'));
    const rest = { ...contract.rest, operations };
    const { notices, messages } = await run({ contract: { ...contract, rest } });
    expect(notices).toEqual([]);
    expect(messages).toContain('5 channels, each requested by another writer and an unauthenticated client');
  });

  it('reports channels that admit an unauthenticated client or reject it without a 401', async () => {
    const { notices } = await run({
      anonymous: createClient(0, (name) => (name.startsWith('private-chat.') ? 200 : 403)),
    });
    expect(notices).toContain(
      'foreign-channel-allowed private-chat.{id}: An unauthenticated client could subscribe. Expected 401.',
    );
    expect(notices).toContain(
      'unexpected-status private-project.{id}: An unauthenticated client tried to subscribe. Expected 401, got 403.',
    );
  });

  it("reports when the writer can subscribe to another writer's or an undeclared channel", async () => {
    const { notices } = await run({ writer: createClient(1, () => 200) });
    expect(notices).toEqual([
      'foreign-channel-allowed private-App.Models.User.{id}: The writer could subscribe. Expected 403. The channel belongs to another writer.',
      'undeclared-channel private-lamplight-verify.1: The server signed it, but the contract has no such channel.',
      'undeclared-channel private-orders.1: The server signed it, but the contract has no such channel.',
    ]);
  });

  it('reports an own channel that rejects the writer, with and without a websocket', async () => {
    const writer = createClient(1, (channel) => (isOwn(channel) && !channel.includes('project') ? 200 : 403));
    const formatExpected = (how: string): string =>
      `own-channel-refused private-project.{id}: The writer couldn't subscribe to their own channel: ${how}.`;
    expect((await run({ writer })).notices).toEqual([formatExpected('/api/broadcasting/auth returned 403')]);
    const listening = stream((address) => (address.includes('project') ? rejected() : subscribed()), rejected);
    const how = 'the websocket rejected its signature (4009 Connection is unauthorized)';
    expect((await run({ events: listening })).notices).toEqual([formatExpected(how)]);
  });

  it('reports a websocket that accepts wrong signatures', async () => {
    const { findings } = await run({ events: stream(subscribed, subscribed) });
    expect(findings.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'wrong-signature: The websocket accepted no signature for a private channel.',
      'wrong-signature: The websocket accepted a made-up signature for a private channel.',
      'wrong-signature: The websocket accepted the signature of another connection for a private channel.',
      'wrong-signature: The websocket accepted the signature of another channel for a private channel.',
    ]);
  });

  it('fails when both logins belong to the same user', async () => {
    await expect(run({ otherUser: createClient(1, () => 200) })).rejects.toThrow(
      'The other writer is the same user as the first. Use a different account.',
    );
  });

  it('runs without another writer and reports the skipped checks', async () => {
    const { notices, messages } = await run({ otherUser: null });
    expect(notices).toEqual([]);
    expect(messages).toContain("skipped: another writer's access (use --other-email and --other-password)");
    expect(messages).toContain('skipped: listening to events (use --realtime and --key)');
  });
});
