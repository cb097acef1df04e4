import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '#src/platform/testing/fake-clock.ts';
import type { InsightsContext } from './context.ts';
import { createActivation } from './activation.ts';

const mara: InsightsContext = { projectSlug: 'the-salt-road', elementSlug: 'mara-ellery', sessionChatId: 61 };
const tobias: InsightsContext = { ...mara, elementSlug: 'tobias-ellery' };

let clock: FakeClock;
let done: string[];
let activation: ReturnType<typeof createActivation>;

beforeEach(() => {
  clock = createFakeClock();
  done = [];
  activation = createActivation(
    {
      reset: (left, entered) => done.push(`reset ${left.elementSlug} ${entered.elementSlug}`),
      load: ({ elementSlug }, forced) => done.push(`${forced ? 'force' : 'load'} ${elementSlug}`),
    },
    clock,
  );
});

async function visit(context: InsightsContext, ms: number): Promise<void> {
  const leave = activation.enter(context);
  await clock.advance(ms);
  leave();
}

describe('insights activation', () => {
  it('loads once, 200 ms after the last change of context', async () => {
    await visit(mara, 199);
    await visit(tobias, 199);
    expect(done).toEqual([]);
    await visit(mara, 200);
    expect(done).toEqual(['load mara-ellery']);
  });

  it('ignores the same context for 2 s', async () => {
    await visit(mara, 1900);
    await visit(mara, 100);
    expect(done).toEqual(['load mara-ellery']);
    await visit(mara, 300);
    expect(done).toEqual(['load mara-ellery', 'load mara-ellery']);
  });

  it('forces a load on the fourth attempt and restarts the count', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) await visit(mara, 200);
    expect(done).toEqual(['load mara-ellery', 'force mara-ellery']);
    for (let attempt = 5; attempt <= 7; attempt += 1) await visit(mara, 200);
    expect(done).toEqual(['load mara-ellery', 'force mara-ellery', 'force mara-ellery']);
  });

  it('counts attempts shorter than 200 ms and then forces a single load', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) await visit(mara, 20);
    expect(done).toEqual([]);
    await visit(mara, 500);
    expect(done).toEqual(['force mara-ellery']);
  });

  it('loads a context on return when the first visit was too short', async () => {
    await visit(mara, 100);
    await clock.advance(500);
    expect(done).toEqual([]);
    await visit(mara, 200);
    expect(done).toEqual(['load mara-ellery']);
  });

  it('resets only when the project or the element changes', async () => {
    await visit(mara, 3000);
    await visit({ ...mara, sessionChatId: 62 }, 3000);
    expect(done).toEqual(['load mara-ellery', 'load mara-ellery']);
    await visit(tobias, 3000);
    expect(done.slice(2)).toEqual(['reset mara-ellery tobias-ellery', 'load tobias-ellery']);
  });
});
