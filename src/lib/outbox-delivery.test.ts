import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutboxHarness } from './testing/outbox-harness.ts';

const deeds = fc.array(
  fc.constantFrom<(world: OutboxHarness) => void>(
    (world) => world.write(false),
    (world) => world.write(true),
    (world) => world.answer('yes'),
    (world) => world.answer('lostBefore'),
    (world) => world.answer('lostAfter'),
    (world) => world.answer('error'),
    (world) => world.cutOff('retry', true),
    (world) => world.cutOff('retry', false),
    (world) => world.cutOff('kill', true),
    (world) => world.cutOff('kill', false),
    (world) => world.feed({ type: 'connectionBack' }),
  ),
  { maxLength: 60 },
);

describe('the outbox on an unreliable network', () => {
  it('delivers each answer at most once, in order and without loss', () => {
    fc.assert(
      fc.property(deeds, (sequence) => {
        const world = new OutboxHarness();
        for (const deed of sequence) deed(world);
        world.settleDown();

        const messages = world.received.map(({ message }) => message);
        expect(new Set(messages).size, 'no message is answered twice').toBe(messages.length);
        expect(
          messages.toSorted((a, b) => a - b),
          'in order',
        ).toEqual(messages);

        const received = new Set(world.received.map(({ text }) => text));
        const here = new Set(world.state.entries.map(({ id }) => id));
        for (const text of world.written) {
          const isReplaced = world.replaced.has(text);
          expect(received.has(text) || here.has(text) || isReplaced, `${text} is somewhere`).toBe(true);
        }
        expect([...world.device.keys()].toSorted()).toEqual([...here].toSorted());
        expect(world.state.entries.every(({ state }) => state === 'failed')).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
