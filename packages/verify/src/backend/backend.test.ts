import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { realClock } from '#verify/base/clock.ts';
import { createBackend } from './backend.ts';

const server = createServer();
afterEach(() => server.close());

describe('cookies of a backend', () => {
  it('sends them back unchanged until they expire, and the XSRF token decoded', async () => {
    const answers = [
      ['XSRF-TOKEN=a%3D%3D; Max-Age=7200; path=/', 'session=1=2; path=/; httponly'],
      ['session=; path=/; Max-Age=0', 'XSRF-TOKEN=; path=/; expires=Sat, 21 Nov 2020 14:00:00 GMT'],
      [],
    ];
    const received: unknown[] = [];
    server.on('request', ({ headers: { cookie, 'x-xsrf-token': xsrf } }, response) => {
      received.push([cookie, xsrf]);
      response.setHeader('Set-Cookie', answers.shift() ?? []).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const backend = createBackend({ baseUrl, clock: realClock, pace: () => Promise.resolve(), timeout: 5_000 });
    for (let count = 0; count < 3; count += 1) await backend.send({ method: 'POST', target: '/' });
    expect(received).toEqual([
      [undefined, undefined],
      ['XSRF-TOKEN=a%3D%3D; session=1=2', 'a=='],
      [undefined, undefined],
    ]);
  });
});
