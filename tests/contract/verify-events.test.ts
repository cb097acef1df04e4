import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { startMock } from '#scripts/verify/mock-target.ts';
import { FatalError } from '#verify/base/finding.ts';
import { eventKey } from '#verify/check/run-recorder.ts';
import type { ExpectedEvent } from '#verify/events/expected-event.ts';
import { openEventStream } from '#verify/stream/event-stream.ts';
import { verify } from '#verify/verify.ts';
import { endCleanly } from './mock-writer.ts';
import { openWatchedMock, type WatchedMock } from './watched-mock.ts';

const salt = '/api/v1/projects/the-salt-road';
const noteUpdated: ExpectedEvent = { channel: 'document', id: 701, message: 'note.updated' };
const document = 'private-document.{id}';

let environment: MockServer;
let mock: WatchedMock;
let count = 0;
beforeAll(async () => {
  environment = await createMockServer();
});
afterAll(() => endCleanly(environment));
beforeEach(async () => {
  count += 1;
  mock = await openWatchedMock(environment, `watched-${count}`);
});
afterEach(() => {
  mock.stream.close();
});

type VersionResponse = { readonly data: { readonly version: number } };

async function rename(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const { watch, writer } = mock;
  await watch.listen('document', 701);
  await watch.listen('document', 721);
  const { json } = await writer.send({ method: 'GET', target: `${salt}/notes/701` });
  const { version } = (json as VersionResponse).data;
  await watch.start('noteUpdate', 'renames a note');
  const target = `${salt}/notes/701`;
  expect((await writer.send({ method: 'PATCH', target, json: { version, title: 'Tides' } })).status).toBe(200);
  await meanwhile();
  await watch.settle([noteUpdated]);
}

async function finish(): Promise<readonly string[]> {
  await mock.watch.finish();
  return mock.formatFindings();
}

describe('event caused by a request', () => {
  it('accepts an event on the expected channel without a finding', async () => {
    await rename();
    expect(await finish()).toEqual([]);
    expect(mock.recorder.observed.events.get(eventKey('document', 'note.updated'))).toBe(1);
  });

  it('reports an event that arrives twice', async () => {
    await mock.disturb({ action: 'double' });
    await rename();
    expect(await finish()).toEqual([`event-doubled ${document}`]);
  });

  it('reports a late event', async () => {
    await mock.disturb({ action: 'late', ms: 6000 });
    await rename();
    expect(await finish()).toEqual([`event-late ${document}`]);
  });

  it('reports a missing event with the step that caused it', async () => {
    await mock.disturb({ action: 'late', ms: 600_000 });
    await rename();
    expect(await finish()).toEqual([`event-missing ${document}`]);
    expect(mock.recorder.findings()[0]).toMatchObject({
      subject: { operation: 'noteUpdate', message: 'note.updated' },
      evidence: ['renames a note', "note.updated on private-document.701 didn't arrive"],
    });
  });

  it('reports an event on another channel than expected', async () => {
    await mock.disturb({ action: 'late', ms: 600_000 });
    await rename(() =>
      mock.sendEvent('private-document.721', 'note.updated', { identifier: 701, data: { version: 4 } }),
    );
    expect(await finish()).toEqual([`event-misplaced ${document}`]);
    expect(mock.recorder.findings()[0]?.evidence).toContain(
      'expected on private-document.701, sent on private-document.721',
    );
  });

  it('reports an event whose payload, encoding or name breaks the contract', async () => {
    const frame = (event: string, data: unknown): string =>
      JSON.stringify({ event, data, channel: 'private-document.701' });
    await rename(async () => {
      await mock.disturb({ action: 'frame', text: frame('note.updated', '{"identifier":"701"}') });
      await mock.disturb({ action: 'frame', text: frame('note.updated', { identifier: 701, data: { version: 4 } }) });
      await mock.disturb({ action: 'frame', text: frame('note.vanished', '[]') });
      await mock.disturb({ action: 'frame', text: 'no JSON' });
    });
    expect(new Set(await finish())).toEqual(
      new Set([
        `event-schema ${document}`,
        `event-encoding ${document}`,
        `undeclared-event ${document}`,
        'event-encoding',
        // The mock server sends such frames to every connection.
        `event-misplaced ${document}`,
      ]),
    );
  });
});

describe('other event findings', () => {
  it('reports an event without a cause as unexpected', async () => {
    await mock.watch.listen('document', 701);
    await mock.watch.start('noteList', 'looks');
    await mock.sendEvent('private-document.701', 'note.updated', { identifier: 701, data: { version: 4 } });
    await mock.watch.settle([]);
    expect(await finish()).toEqual([`event-unexpected ${document}`]);
  });

  it('reports an event that another writer receives', async () => {
    const payload = { data: { project_slug: 'the-salt-road', elements: [] } };
    await mock.watch.start('elementCreate', 'adds an element');
    await mock.sendEvent('private-App.Models.User.2', 'elements.created', payload);
    await mock.watch.settle([]);
    expect(await finish()).toEqual(['event-misplaced private-App.Models.User.{id}']);
    expect(mock.recorder.findings()).toMatchObject([
      { subject: { operation: 'elementCreate', message: 'elements.created' }, text: 'Another writer received it.' },
    ]);
  });

  it('reports the events of one answer in the wrong order', async () => {
    const { watch, writer } = mock;
    const started = await writer.send({ method: 'POST', target: '/api/v1/conversation/stories' });
    const { session_chat_id: chat } = started.json as { session_chat_id: number };
    const messages = `/api/v1/conversation/session-chats/${chat}/chat-messages`;
    const latest = await writer.send({ method: 'GET', target: messages });
    const { actions } = latest.json as { actions: { answer: { url: string } } };
    await watch.listen('sessionChat', chat);
    await watch.start('chatMessageAnswer', 'answers');
    await mock.disturb({ action: 'reorder' });
    const form = { session_chat_id: String(chat), message: 'A lamp that nobody lights.' };
    const { status } = await writer.send({ method: 'POST', target: actions.answer.url, form });
    expect(status).toBe(200);
    const done = { channel: 'sessionChat', id: chat, message: 'chatMessage.created' };
    await watch.settle([done]);
    expect(await finish()).toEqual(['event-order private-sessionChat.{id}']);
  });

  it('reports a lost connection once instead of missing events', async () => {
    await rename(() => mock.disturb({ action: 'drop' }));
    await mock.watch.listen('project', 11);
    expect(await finish()).toEqual(['connection-lost']);
  });
});

describe('unusable websocket', () => {
  const opening = async (url: string, key: string): Promise<unknown> => {
    const { clock, recorder, writer: backend } = mock;
    return openEventStream({ url, key, backend, clock, recorder, timeout: 2000 }).catch((error: unknown) => error);
  };

  it('reports an unusable websocket in one sentence', async () => {
    const { origin } = environment;
    expect(await opening(origin, 'nobodys-key')).toEqual(
      new FatalError(`The websocket ${origin} has no app with the key nobodys-key (4001 Application does not exist).`),
    );
    const ws = origin.replace('http', 'ws');
    expect(await opening(`${ws}/elsewhere`, 'lamplight')).toEqual(
      new FatalError(`${ws} returned 404 instead of opening a websocket; check the path`),
    );
    expect(await opening('ws://127.0.0.1:1', 'lamplight')).toEqual(
      new FatalError("Can't reach ws://127.0.0.1:1: connection refused."),
    );
  });
});

describe('mock server channels', () => {
  it("admits only the channel's writer and sends events that no request causes", async () => {
    const { target, close } = await startMock();
    const lines: string[] = [];
    const options = {
      allowWrites: false,
      only: ['events'],
      seed: 1,
      runs: 1,
      rate: Infinity,
      timeout: 15_000,
    } as const;
    const progress = { part: () => undefined, log: (text: string) => lines.push(text) };
    const run = async () => {
      try {
        return await verify(mock.contract, target, { ...options, workflows: '' }, progress);
      } finally {
        await close();
      }
    };
    const { findings, observed } = await run();
    expect(findings).toEqual([]);
    expect(lines).toContain('7 channels, each requested by another writer and an unauthenticated client');
    expect(lines).toContain('subscribed to 7 of 7 channels');
    expect([...observed.events.keys()].toSorted()).toEqual(['user announcement', 'user toast.notification']);
    expect(observed.responses.get('broadcastingAuth 403 application/json')).toBeGreaterThan(6);
  });
});
