import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutboxTabs } from './testing/outbox-tabs.ts';

type Deed = (tabs: OutboxTabs) => void;

function ofEither(deed: (tabs: OutboxTabs, n: number) => void): Deed[] {
  return [(tabs) => deed(tabs, 0), (tabs) => deed(tabs, 1)];
}

const deeds = fc.array(
  fc.constantFrom<Deed>(
    ...ofEither((tabs, n) => tabs.write(n)),
    ...ofEither((tabs, n) => tabs.start(n)),
    ...ofEither((tabs, n) => tabs.connectionBack(n)),
    ...ofEither((tabs, n) => tabs.close(n, true)),
    ...ofEither((tabs, n) => tabs.close(n, false)),
    (tabs) => tabs.answer('yes'),
    (tabs) => tabs.answer('lostBefore'),
    (tabs) => tabs.answer('lostAfter'),
  ),
  { maxLength: 60 },
);

describe('the outbox in two tabs', () => {
  it('delivers each answer at most once and loses none when a tab closes', () => {
    fc.assert(
      fc.property(deeds, (sequence) => {
        const tabs = new OutboxTabs();
        for (const deed of sequence) deed(tabs);
        tabs.settleDown();
        expect(new Set(tabs.received).size, 'none twice').toBe(tabs.received.length);
        const failed = [...tabs.device.values()].filter(({ state }) => state === 'failed').map(({ id }) => id);
        for (const text of tabs.written)
          expect(tabs.received.includes(text) || failed.includes(text), `${text} is somewhere`).toBe(true);
        expect(tabs.device.size, 'only what failed eight times waits for the writer').toBe(failed.length);
        expect(tabs.hasWork).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });
});
