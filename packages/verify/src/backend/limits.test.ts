import { describe, expect, it } from 'vitest';
import type { Exchange } from '#verify/base/exchange.ts';
import { createLimit, waitAfter } from './limits.ts';

const now = Date.parse('2026-11-12T18:45:00Z');

function answerWith(headers: Readonly<Record<string, string>>) {
  return {
    status: 429,
    headers: Object.entries(headers),
    body: new Uint8Array(),
    receivedAt: now,
  };
}

function limited(headers: Readonly<Record<string, string>>): Exchange {
  return {
    method: 'GET',
    target: '/api/v1/stories?page=2',
    requestHeaders: [],
    requestBody: null,
    sentAt: now,
    response: answerWith(headers),
    failure: null,
  };
}

function limit() {
  const [messages, waited]: [string[], number[]] = [[], []];
  const wait = (ms: number): Promise<void> => {
    waited.push(ms);
    return Promise.resolve();
  };
  const parts = {
    clock: { now: () => now, wait },
    report: (text: string) => messages.push(text),
    onLimited: () => undefined,
  };
  return { said: messages, waited, wait: createLimit(parts) };
}

describe('wait after a 429 response', () => {
  it.each([
    [{ 'Retry-After': '41' }, 41_000],
    [{ 'Retry-After': '0' }, 1000],
    [{ 'Retry-After': 'Thu, 12 Nov 2026 18:45:20 GMT' }, 20_000],
    [{ 'X-RateLimit-Reset': String(now / 1000 + 12) }, 12_000],
    [{}, 30_000],
  ])('maps the headers %j to a wait of %i ms', (headers, ms) => {
    expect(waitAfter(answerWith(headers), now)).toBe(ms);
  });
});

describe('throttle handler', () => {
  it('waits as long as the server requests and reports the wait', async () => {
    const { wait, waited, said: messages } = limit();
    await wait(limited({ 'Retry-After': '54', 'X-RateLimit-Limit': '60' }), 1);
    expect(waited).toEqual([54_000]);
    expect(messages).toEqual(['429: the server allows 60 requests per window. Continuing in 54 seconds']);
  });

  it('ends the run for good after 3 attempts or an overlong wait', async () => {
    const { wait, waited } = limit();
    await expect(wait(limited({ 'Retry-After': '60' }), 3)).rejects.toThrow(
      'GET /api/v1/stories still returns 429 after 3 attempts. Raise the limit for the test user',
    );
    await expect(wait(limited({ 'Retry-After': '1' }), 1)).rejects.toThrow('still returns 429');
    await expect(limit().wait(limited({ 'Retry-After': '3600' }), 1)).rejects.toThrow('asks to retry in 3600 seconds');
    expect(waited).toEqual([]);
  });
});
