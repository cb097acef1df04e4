import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutboxTabs } from './testing/outbox-tabs.ts';

type Deed = (world: OutboxTabs) => void;

function ofEither(deed: (world: OutboxTabs, n: number) => void): Deed[] {
  return [(world) => deed(world, 0), (world) => deed(world, 1)];
}

const deeds = fc.array(
  fc.constantFrom<Deed>(
    ...ofEither((world, n) => world.write(n)),
    ...ofEither((world, n) => world.begin(n)),
    ...ofEither((world, n) => world.connectionBack(n)),
    ...ofEither((world, n) => world.close(n, true)),
    ...ofEither((world, n) => world.close(n, false)),
    (world) => world.answer('yes'),
    (world) => world.answer('lostBefore'),
    (world) => world.answer('lostAfter'),
  ),
  { maxLength: 60 },
);

describe('the outbox in two tabs', () => {
  it('delivers each answer at most once and loses none when a tab closes', () => {
    fc.assert(
      fc.property(deeds, (sequence) => {
        const world = new OutboxTabs();
        for (const deed of sequence) deed(world);
        world.settleDown();
        expect(new Set(world.received).size, 'none twice').toBe(world.received.length);
        const failed = [...world.device.values()].filter(({ state }) => state === 'failed').map(({ id }) => id);
        for (const text of world.written)
          expect(world.received.includes(text) || failed.includes(text), `${text} is somewhere`).toBe(true);
        expect(world.device.size, 'only what failed eight times waits for the writer').toBe(failed.length);
        expect(world.hasWork).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });
});
