import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBytes } from './static-files.ts';

const server = createServer(
  express().get('/:size', (request, response) => sendBytes(response, new Uint8Array(Number(request.params.size)))),
);

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
});

async function getRange(size: number, range: string | undefined): Promise<readonly [number, string | null, number]> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/${size}`, range === undefined ? {} : { headers: { range } });
  const { byteLength } = await response.arrayBuffer();
  return [response.status, response.headers.get('content-range'), byteLength];
}

const whole = [200, null, 100] as const;
const unsatisfiable = [416, 'bytes */100', 0] as const;

describe('byte ranges', () => {
  it.each([
    ['bytes=0-9', [206, 'bytes 0-9/100', 10]],
    ['bytes=90-', [206, 'bytes 90-99/100', 10]],
    ['bytes=-10', [206, 'bytes 90-99/100', 10]],
    ['bytes=-500', unsatisfiable],
    ['bytes=50-5000', [206, 'bytes 50-99/100', 50]],
    ['bytes=100-', unsatisfiable],
    ['bytes=-0', unsatisfiable],
    ['bytes=9-0', unsatisfiable],
    ['bytes=0-1,5-6', whole],
    ['lines=1-2', whole],
    ['bytes=-', whole],
    [undefined, whole],
  ] as const)('sends the range %s of 100 bytes as %j', async (range, expected) => {
    expect(await getRange(100, range)).toEqual(expected);
  });

  it('sends no range of an empty body', async () => {
    expect(await getRange(0, 'bytes=0-')).toEqual([416, 'bytes */0', 0]);
    expect(await getRange(0, 'bytes=-5')).toEqual([416, 'bytes */0', 0]);
  });
});
