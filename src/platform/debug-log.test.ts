import { opaqueObject } from '@legendapp/state';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearDebugLog, debugLog$, logDebug } from './debug-log.ts';

const token = '17|CANARYabcdefghijklmnopqrstuvwxyz0123456789abcdef';

beforeEach(clearDebugLog);

describe('the debug log', () => {
  it('keeps the newest 100 entries, the newest last', () => {
    for (let n = 1; n <= 130; n += 1) logDebug('app', `entry ${String(n)}`);
    const entries = debugLog$.peek();
    expect(entries).toHaveLength(100);
    expect(entries[0]?.text).toBe('entry 31');
    expect(entries.at(-1)?.text).toBe('entry 130');
  });

  it('never contains a token, a cookie, a password or an email address', () => {
    logDebug('http', `sent ${token} for ana@lamplight.test`, {
      headers: { Authorization: `Bearer ${token}`, 'X-XSRF-TOKEN': 'canary-xsrf', cookie: 'canary-cookie' },
      body: { email: 'canary@lamplight.test', password: 'canary-word', nested: [{ token }, `Bearer ${token}`] },
      error: new Error(`refused for ${token}`),
    });
    expect(JSON.stringify(debugLog$.peek())).not.toMatch(/canary|lamplight\.test/i);
  });

  it("doesn't read the existing entries' data when it adds one", () => {
    let reads = 0;
    const entry = {
      id: 1,
      at: 0,
      area: 'app' as const,
      text: 'one',
      get data() {
        reads += 1;
        return {};
      },
    };
    debugLog$.set([opaqueObject(entry)]);
    reads = 0;
    for (let n = 0; n < 50; n += 1) logDebug('app', 'more', { n });
    expect(debugLog$.peek()).toHaveLength(51);
    expect(reads).toBe(0);
  });

  it('replaces text over 80 characters with its length', () => {
    logDebug('live', 'frame', { answer: 'a'.repeat(81), short: 'b'.repeat(80) });
    expect(debugLog$.peek()[0]?.data).toEqual({ answer: '[text of 81 characters]', short: 'b'.repeat(80) });
  });

  it('accepts any value without throwing', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    for (const data of [loop, () => 1, Symbol('x'), new Map([[token, token]]), Object.create(null), 3n, null]) {
      logDebug('app', 'odd', data);
    }
    expect(debugLog$.peek()).toHaveLength(7);
    expect(
      JSON.stringify(debugLog$.peek(), (_, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
    ).not.toMatch(/CANARY/);
  });
});
