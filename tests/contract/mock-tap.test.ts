/** The tap for a Laravel server's Pusher HTTP API requests, signed by hand and by the real library. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Pusher from 'pusher';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { getSignatureError, signedQuery } from '#shared/pusher/signatures.ts';
import { forEachUser } from './for-each-user.ts';
import { Listener } from './mock-listener.ts';
import { endCleanly, Writer } from './mock-writer.ts';

const secret = 'lamplight-demo-secret';
const userChannel = 'private-App.Models.User.1';
const toast = { type: 'success', title: 'Saved', message: 'All is kept – even “this”.' };
const toastEvent = { name: 'toast.notification', channels: [userChannel], data: JSON.stringify(toast) };

describe('Pusher API signature', () => {
  // The example in Pusher's documentation.
  const app = { id: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };
  const body = Buffer.from('{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}');
  const request = { method: 'POST', path: '/apps/3/events', body };
  const at = 1_353_088_179_000;

  it("matches the example in Pusher's documentation", () => {
    const query = new URLSearchParams(signedQuery(app, request, at));
    expect(query.get('body_md5')).toBe('ec365a775a4cd0599faeb73354201b6f');
    expect(query.get('auth_signature')).toBe('da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c');
    expect(getSignatureError(app, request, query, at + 600_000)).toBeNull();
  });

  it.each([
    ['of another time', {}, at + 601_000, 'not within 600 seconds'],
    ['from the future', {}, at - 601_000, 'not within 600 seconds'],
    ['of another body', { body_md5: 'ec365a775a4cd0599faeb73354201b6e' }, at, 'body_md5'],
    ['of another key', { auth_key: 'other' }, at, 'auth_key'],
    ['of another version', { auth_version: '2.0' }, at, 'auth_version'],
    ['of other parameters', { info: 'user_count' }, at, 'signature invalid'],
    ['that is cut', { auth_signature: 'da45' }, at, 'signature invalid'],
  ] as const)('rejects a signature %s with the reason', (_what, change, now, reason) => {
    const query = new URLSearchParams(signedQuery(app, request, at));
    for (const [name, value] of Object.entries(change)) query.set(name, value);
    expect(getSignatureError(app, request, query, now)).toContain(reason);
  });
});

describe('Pusher API of the mock server', () => {
  let environment: MockServer;
  let writer: Writer;
  let listener: Listener;
  forEachUser((context) => {
    ({ environment, writer } = context);
  });
  beforeEach(async () => {
    listener = await Listener.open(environment.origin, writer, [userChannel]);
    return () => {
      listener.close();
    };
  });

  const publish = async (end: string, value: unknown, key = `demo.${writer.session}`): Promise<[number, string]> => {
    const path = `/apps/demo/${end}`;
    const body = typeof value === 'string' ? value : JSON.stringify(value);
    const app = { id: 'demo', key, secret };
    const query = signedQuery(app, { method: 'POST', path, body: Buffer.from(body) }, Date.now());
    const response = await fetch(`${environment.origin}${path}?${query}`, { method: 'POST', body });
    return [response.status, await response.text()];
  };

  const lastCall = async () => (await writer.log()).findLast((entry) => entry.kind === 'request');

  it('sends published events to the session of the key, except to the excluded connection', async () => {
    const other = await Listener.open(environment.origin, writer, [userChannel]);
    const { hostname, port } = new URL(environment.origin);
    const key = `demo.${writer.session}`;
    const pusher = new Pusher({ appId: 'demo', key, secret, host: hostname, port, useTLS: false });
    const response = await pusher.trigger(userChannel, 'toast.notification', toast, { socket_id: other.socketId });
    expect([response.status, await response.text()]).toEqual([200, '{}']);
    const batch = ['One', 'Two'].map((title) => ({
      name: 'toast.notification',
      channel: userChannel,
      data: { ...toast, title },
    }));
    expect((await pusher.triggerBatch(batch)).status).toBe(200);
    const titles = async (from: Listener) => (await from.readEvents()).map(({ data }) => (data as typeof toast).title);
    expect(await titles(listener)).toEqual(['Saved', 'One', 'Two']);
    expect(await titles(other)).toEqual(['One', 'Two']);
    const channels = await pusher.get({ path: '/channels', params: { filter_by_prefix: 'private-' } });
    expect(await channels.json()).toEqual({ channels: { [userChannel]: {} } });
    const channel = await pusher.get({ path: `/channels/${userChannel}` });
    expect(await channel.json()).toEqual({ occupied: true });
    other.close();
  });

  it('logs requests and events without findings when they match the contract', async () => {
    const transcribed = { chat_message_id: 1201, transcription: 'It began with a street.' };
    for (const name of ['ChatMessageTranscribed', 'App\\Events\\ChatMessageTranscribed']) {
      const data = JSON.stringify(transcribed);
      expect(await publish('events', { name, channel: 'private-sessionChat.61', data })).toEqual([200, '{}']);
      expect(await lastCall()).toMatchObject({ path: '/apps/demo/events', status: 200, request_findings: [] });
    }
    expect(await writer.events()).toEqual(['ChatMessageTranscribed', 'App\\Events\\ChatMessageTranscribed']);
  });

  it('sends events that break the contract and logs findings with their location', async () => {
    const name = 'toast.notification';
    for (const [event, code, text] of [
      [{ ...toastEvent, data: '{"type":"loud"}' }, 'payload', 'required property'],
      [{ ...toastEvent, data: 'loud' }, 'payload', 'no JSON'],
      [{ ...toastEvent, data: JSON.stringify({ ...toast, message: 'm'.repeat(8000) }) }, 'payload', 'than 8000 are'],
      [{ ...toastEvent, name: 'toast.sung' }, 'event', 'no event toast.sung'],
      [{ name, channels: ['private-nowhere.1'], data: '{}' }, 'channel', 'no channel private-nowhere.1'],
    ] as const) {
      expect(await publish('events', event)).toEqual([200, '{}']);
      const lastRequest = await lastCall();
      expect(lastRequest).toMatchObject({ request_findings: [{ code }] });
      expect(JSON.stringify(lastRequest)).toContain(text);
    }
    const sent = (await writer.log()).flatMap((entry) => (entry.kind === 'event' ? [entry.receivers] : []));
    expect(sent).toEqual([1, 1, 1, 1, 0]);
  });

  it.each([
    ['no JSON', 'events', '{"name":', 400, 'no JSON object'],
    ['no name', 'events', { ...toastEvent, name: undefined }, 422, 'The name field is required.'],
    ['data that is no text', 'events', { ...toastEvent, data: toast }, 422, 'The data field must be a string.'],
    ['no channel', 'events', { ...toastEvent, channels: [] }, 422, 'The channels field is required.'],
    ['a channel with a space', 'events', { ...toastEvent, channels: ['a b'] }, 422, 'is no name of a channel'],
    ['too many channels', 'events', { ...toastEvent, channels: Array(101).fill('a') }, 422, 'more than 100 items'],
    ['too much data', 'events', { ...toastEvent, data: 'm'.repeat(10_001) }, 413, 'more than 10000 bytes'],
    ['a wrong socket id', 'events', { ...toastEvent, socket_id: 'mine' }, 422, 'socket_id'],
    ['no batch', 'batch_events', toastEvent, 422, 'The batch field is required.'],
    [
      'too large a batch',
      'batch_events',
      { batch: Array.from({ length: 11 }, () => toastEvent) },
      422,
      'more than 10 items',
    ],
    ['one wrong event', 'batch_events', { batch: [toastEvent, {}] }, 422, '"batch.1.name":["The name field'],
  ] as const)('rejects a request with %s and sends no event', async (...[, end, value, status, text]) => {
    const [answered, message] = await publish(end, value);
    expect([answered, message]).toEqual([status, expect.stringContaining(text)]);
    expect(await listener.readEvents()).toEqual([]);
  });

  it('rejects unknown apps and wrong signatures', async () => {
    expect((await publish('events', toastEvent, 'lost.other'))[0]).toBe(401);
    expect((await publish('events', toastEvent, 'demo'))[0]).toBe(404);
    const unsigned = await fetch(`${environment.origin}/apps/demo.${writer.session}/events`, { method: 'POST' });
    expect(unsigned.status).toBe(401);
    expect((await fetch(`${environment.origin}/apps/demo/events`)).status).toBe(405);
    expect((await fetch(`${environment.origin}/apps/lost/events`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${environment.origin}/apps/%E0%A4%A/events`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${environment.origin}/apps/demo/nothing`, { method: 'POST' })).status).toBe(404);
  });
});

describe('Pusher API with forwarding', () => {
  const forwarded: { url: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      forwarded.push({ url: request.url ?? '', body });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"channels":{}}');
    });
  });
  let environment: MockServer;
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    environment = await createMockServer({ forward: new URL(`http://127.0.0.1:${port}`) });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await endCleanly(environment);
  });

  it("forwards the request bytes unchanged and returns the real server's response", async () => {
    const writer = new Writer(environment.origin, 'forwarded');
    const body = `{ "channel": "${userChannel}", "name": "toast.notification", "data": "\\u007b\\u007d" }`;
    const path = '/apps/demo.forwarded/events';
    const app = { id: 'demo', key: 'demo', secret };
    const target = `${path}?${signedQuery(app, { method: 'POST', path, body: Buffer.from(body) }, Date.now())}`;
    const response = await fetch(environment.origin + target, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([200, '{"channels":{}}']);
    expect(forwarded).toEqual([{ url: target, body }]);
    expect(await writer.events()).toEqual(['App.Models.User.1: toast.notification']);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    const lost = await fetch(environment.origin + target, { method: 'POST', body });
    expect([lost.status, await lost.text()]).toEqual([502, expect.stringContaining("Can't reach")]);
  });
});
