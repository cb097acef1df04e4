import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutboxHarness } from './testing/outbox-harness.ts';

const deeds = fc.array(
  fc.constantFrom<(harness: OutboxHarness) => void>(
    (harness) => harness.write(false),
    (harness) => harness.write(true),
    (harness) => harness.answer('yes'),
    (harness) => harness.answer('lostBefore'),
    (harness) => harness.answer('lostAfter'),
    (harness) => harness.answer('error'),
    (harness) => harness.cutOff('retry', true),
    (harness) => harness.cutOff('retry', false),
    (harness) => harness.cutOff('kill', true),
    (harness) => harness.cutOff('kill', false),
    (harness) => harness.feed({ type: 'connectionBack' }),
  ),
  { maxLength: 60 },
);

describe('the outbox on an unreliable network', () => {
  it('delivers each answer at most once, in order and without loss', () => {
    fc.assert(
      fc.property(deeds, (sequence) => {
        const harness = new OutboxHarness();
        for (const deed of sequence) deed(harness);
        harness.settleDown();

        const messages = harness.received.map(({ message }) => message);
        expect(new Set(messages).size, 'no message is answered twice').toBe(messages.length);
        expect(
          messages.toSorted((a, b) => a - b),
          'in order',
        ).toEqual(messages);

        const received = new Set(harness.received.map(({ text }) => text));
        const here = new Set(harness.state.entries.map(({ id }) => id));
        for (const text of harness.written) {
          const isReplaced = harness.replaced.has(text);
          expect(received.has(text) || here.has(text) || isReplaced, `${text} is somewhere`).toBe(true);
        }
        expect([...harness.device.keys()].toSorted()).toEqual([...here].toSorted());
        expect(harness.state.entries.every(({ state }) => state === 'failed')).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
