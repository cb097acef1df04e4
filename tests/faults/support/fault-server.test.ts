import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FaultServer } from './fault-server.ts';

/** Bytes that the upstream server received of each body, complete or not. */
let received: number[] = [];
let behind: Server;
let faults: FaultServer;

beforeEach(async () => {
  received = [];
  behind = createServer((request, response) => {
    const n = received.push(0) - 1;
    request.on('data', (data: Buffer) => (received[n] = (received[n] ?? 0) + data.length));
    request.on('end', () => {
      if (request.url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).write('half');
      else response.end('done');
    });
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  faults = await FaultServer.start(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await faults.close();
  behind.closeAllConnections();
  await new Promise((resolve) => behind.close(resolve));
});

const answer = { method: 'POST', path: /\/answer$/ } as const;

async function send(path = '/answer'): Promise<string> {
  return fetch(`${faults.origin}${path}`, { method: 'POST', body: 'x'.repeat(1000) }).then(
    (reply) => reply.text(),
    () => 'cut',
  );
}

describe('fault server', () => {
  it('forwards a request that matches no fault', async () => {
    faults.fault({ ...answer, at: 'before' });
    expect(await send('/other')).toBe('done');
    expect(received).toEqual([1000]);
  });

  it('cuts one request before any byte reaches the server', async () => {
    faults.fault({ ...answer, at: 'before' });
    expect(await send()).toBe('cut');
    expect(received).toEqual([]);
    expect(await send()).toBe('done');
  });

  it('cuts a request after a given share of the body has reached the server', async () => {
    const { triggered } = faults.fault({ ...answer, at: 'during', share: 0.3 });
    expect(await send()).toBe('cut');
    await triggered;
    await expect.poll(() => received).toEqual([300]);
  });

  it('cuts the connection after the server has processed the request', async () => {
    faults.fault({ ...answer, at: 'after' });
    expect(await send()).toBe('cut');
    expect(received).toEqual([1000]);
  });

  it('responds instead of the server as many times as configured', async () => {
    faults.fault({ ...answer, at: 'before', response: { status: 404, type: 'text/plain', body: 'gone' } });
    expect(await send()).toBe('gone');
    expect(received).toEqual([]);
    expect(await send()).toBe('done');
  });

  it('leaves a request hanging until heal() cuts it', async () => {
    const { triggered } = faults.fault({ ...answer, at: 'after', hangs: true });
    const sent = send();
    await triggered;
    expect(received).toEqual([1000]);
    faults.heal();
    expect(await sent).toBe('cut');
  });

  it('survives a client that leaves before a page to exchange is complete', async () => {
    const left = Promise.withResolvers<void>();
    behind.on('request', (_request, response) => response.on('close', left.resolve));
    faults.exchange = (_path, response) => response;
    const leaving = new AbortController();
    const page = fetch(`${faults.origin}/page`, { signal: leaving.signal });
    await expect.poll(() => received).toHaveLength(1);
    leaving.abort();
    await expect(page).rejects.toThrow('aborted');
    await left.promise;
    faults.heal();
    expect(await send()).toBe('done');
  });

  it('cuts every request except mock control requests while down', async () => {
    faults.isDown = true;
    expect(await send()).toBe('cut');
    expect(await send('/__mock/session')).toBe('done');
    faults.heal();
    expect(await send()).toBe('done');
  });
});
