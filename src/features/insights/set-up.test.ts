import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '#src/platform/testing/fake-clock.ts';
import type { InsightsContext } from './context.ts';
import { createActivation } from './set-up.ts';

const mara: InsightsContext = { projectSlug: 'the-salt-road', elementSlug: 'mara-ellery', sessionChatId: 61 };
const tobias: InsightsContext = { ...mara, elementSlug: 'tobias-ellery' };

let clock: FakeClock;
let done: string[];
let setUp: ReturnType<typeof createActivation>;

beforeEach(() => {
  clock = createFakeClock();
  done = [];
  setUp = createActivation(
    {
      reset: (left, entered) => done.push(`reset ${left.elementSlug} ${entered.elementSlug}`),
      load: ({ elementSlug }, forced) => done.push(`${forced ? 'force' : 'load'} ${elementSlug}`),
    },
    clock,
  );
});

/** Shows a context, waits, and leaves it again. */
async function visit(context: InsightsContext, ms: number): Promise<void> {
  const leave = setUp.enter(context);
  await clock.advance(ms);
  leave();
}

describe('the set-up of insights', () => {
  // Covers LIMITS-14.
  it('begins 200 ms after the last change, once', async () => {
    await visit(mara, 199);
    await visit(tobias, 199);
    expect(done).toEqual([]);
    await visit(mara, 200);
    expect(done).toEqual(['load mara-ellery']);
  });

  // Covers INSIGHTS-57, LIMITS-13.
  it('ignores the same context within 2 s, and not from then on', async () => {
    await visit(mara, 1900);
    await visit(mara, 100);
    expect(done).toEqual(['load mara-ellery']);
    await visit(mara, 300);
    expect(done).toEqual(['load mara-ellery', 'load mara-ellery']);
  });

  // Covers LIMITS-15.
  it('is forced by the fourth attempt, and the count starts anew', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) await visit(mara, 200);
    expect(done).toEqual(['load mara-ellery', 'force mara-ellery']);
    for (let attempt = 5; attempt <= 7; attempt += 1) await visit(mara, 200);
    expect(done).toEqual(['load mara-ellery', 'force mara-ellery', 'force mara-ellery']);
  });

  it('counts attempts that come faster than the set-up itself, which is then done once, by force', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) await visit(mara, 20);
    expect(done).toEqual([]);
    await visit(mara, 500);
    expect(done).toEqual(['force mara-ellery']);
  });

  it('that was left before its time is done when the context comes back', async () => {
    await visit(mara, 100);
    await clock.advance(500);
    expect(done).toEqual([]);
    await visit(mara, 200);
    expect(done).toEqual(['load mara-ellery']);
  });

  // Covers INSIGHTS-55, INSIGHTS-56.
  it('resets what was kept when project or element change, and only then', async () => {
    await visit(mara, 3000);
    await visit({ ...mara, sessionChatId: 62 }, 3000);
    expect(done).toEqual(['load mara-ellery', 'load mara-ellery']);
    await visit(tobias, 3000);
    expect(done.slice(2)).toEqual(['reset mara-ellery tobias-ellery', 'load tobias-ellery']);
  });
});
