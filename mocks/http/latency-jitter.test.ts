import { describe, expect, it } from 'vitest';
import { createJitter, noJitter } from './latency-jitter.ts';

describe('latency jitter', () => {
  it("delays a socket's frames in order and delivers other requests out of order", async () => {
    const network = createJitter(20);
    const arrived: string[] = [];
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const send = network.line((message: string) => {
      arrived.push(message);
      if (arrived.length === 40) resolve(undefined);
    });
    const sent = Array.from({ length: 40 }, (_, at) => `frame ${at}`);
    for (const thing of sent) send(thing);
    expect(arrived).toEqual([]);
    const beside = Array.from({ length: 40 }, async (_, at) => {
      await network.through();
      return at;
    });
    const order: number[] = [];
    for (const request of beside) void request.then((at) => order.push(at));
    await Promise.all([promise, ...beside]);
    expect(arrived).toEqual(sent);
    expect(order).toHaveLength(40);
    expect(order).not.toEqual(order.toSorted((a, b) => a - b));
  });

  it('delivers a frame at once without jitter', () => {
    const arrived: string[] = [];
    noJitter.line((message: string) => arrived.push(message))('at once');
    expect(arrived).toEqual(['at once']);
  });
});
