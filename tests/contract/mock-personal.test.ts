/** The secrets of a writer's own server, and what it serves back. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createMockServer, type MockServer, type MockServerOptions } from '#mocks/mock-server.ts';
import { signedQuery, signSubscription } from '#shared/pusher/signatures.ts';
import { endCleanly, Writer } from './mock-writer.ts';

const demoSecret = 'lamplight-demo-secret';
const channel = 'private-App.Models.User.1';

async function open(
  options: Pick<MockServerOptions, 'personal' | 'database'>,
): Promise<{ server: MockServer; writer: Writer }> {
  const server = await createMockServer({ ...options, scenario: 'empty-account' });
  onTestFinished(() => endCleanly(server));
  const writer = new Writer(server.origin, 'personal');
  await writer.signIn();
  return { server, writer };
}

type Frame = { readonly event: string; readonly data: string };

/** Subscribes to the writer's channel with the signature that `sign` gives for the socket's id. */
async function subscribe(
  { origin }: MockServer,
  sign: (socketId: string) => Promise<string> | string,
): Promise<string> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/demo.personal?protocol=7`);
  const read = async (): Promise<Frame> => {
    const [frame] = (await once(socket, 'message')) as [Buffer];
    return JSON.parse(frame.toString()) as Frame;
  };
  const { socket_id: socketId } = JSON.parse((await read()).data) as { socket_id: string };
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: await sign(socketId) } }));
  const { event } = await read();
  socket.close();
  return event;
}

function signAsDemo(socketId: string): string {
  return `lamplight:${signSubscription(demoSecret, { socketId, channel })}`;
}

it("signs a writer's channels only for her login", async () => {
  const { server, writer } = await open({ personal: true });
  expect(await subscribe(server, signAsDemo)).toBe('pusher:error');
  const event = await subscribe(server, async (socketId) => {
    const form = new URLSearchParams({ socket_id: socketId, channel_name: channel });
    return (await writer.ok<{ auth: string }>('POST', '/api/broadcasting/auth', { form })).auth;
  });
  expect(event).toBe('pusher_internal:subscription_succeeded');
  writer.token = '';
  const form = new URLSearchParams({ socket_id: '1.2', channel_name: channel });
  expect((await writer.request('POST', '/api/broadcasting/auth', { form })).status).toBe(401);
});

it('publishes no events of other programs', async () => {
  const { server } = await open({ personal: true });
  const body = JSON.stringify({ name: 'toast.notification', channels: [channel], data: '{}' });
  const request = { method: 'POST', path: '/apps/demo.personal/events', body: Buffer.from(body) };
  const query = signedQuery({ id: 'demo.personal', key: 'demo.personal', secret: demoSecret }, request, Date.now());
  expect((await fetch(`${server.origin}${request.path}?${query}`, { method: 'POST', body })).status).toBe(404);
});

it('gives unpredictable tokens, unlike a demo', async () => {
  const [own, again] = [await open({ personal: true }), await open({ personal: true })];
  expect(own.writer.token).toMatch(/^1\|\w{48}/);
  expect(own.writer.token).not.toBe(again.writer.token);
  const [demo, same] = [await open({ personal: false }), await open({ personal: false })];
  expect([demo.writer.token, await subscribe(demo.server, signAsDemo)]).toEqual([
    same.writer.token,
    'pusher_internal:subscription_succeeded',
  ]);
});

it('serves an upload of an earlier version that is a page as a download that runs nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const database = join(folder, 'state.sqlite');
  const before = await createMockServer({ personal: true, database });
  await new Writer(before.origin, 'personal').signIn();
  await endCleanly(before);
  const file = new DatabaseSync(database);
  file
    .prepare("INSERT INTO upload SELECT id, 'recordings', 9, 'text/html', 'x', ? FROM account")
    .run(Buffer.from('<script>alert(1)</script>'));
  file.close();
  const { server } = await open({ personal: true, database });
  const { headers } = await fetch(`${server.origin}/media/recordings/9`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="recording-9"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});
