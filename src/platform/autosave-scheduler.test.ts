import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AutosaveScheduler } from './autosave-scheduler.ts';
import { createFakeClock, type FakeClock } from './testing/fake-clock.ts';

let clock: FakeClock;
let saves: number;
let scheduler: AutosaveScheduler;
let goOnline: () => void;

beforeEach(() => {
  goOnline = () => undefined;
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => {
    goOnline = listener;
  });
  vi.stubGlobal('removeEventListener', () => {
    goOnline = () => undefined;
  });
  clock = createFakeClock(0);
  saves = 0;
  const save = (): void => {
    saves += 1;
    scheduler.cancelPlanned();
  };
  scheduler = new AutosaveScheduler({ save, operations: ['noteUpdate'], clock });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function savesAfter(ms: number): Promise<number> {
  await clock.advance(ms);
  return saves;
}

describe('AutosaveScheduler', () => {
  it('saves once after a typing pause of 1.5 seconds', async () => {
    scheduler.changed();
    expect(await savesAfter(1000)).toBe(0);
    scheduler.changed();
    expect(await savesAfter(1499)).toBe(0);
    expect(await savesAfter(1)).toBe(1);
    expect(await savesAfter(60_000)).toBe(1);
  });

  it('saves after ten seconds of typing without a pause', async () => {
    for (let n = 0; n < 10; n += 1) {
      scheduler.changed();
      await clock.advance(1000);
    }
    expect(saves).toBe(1);
  });

  it.each(['offline', 'failed'] as const)(
    'retries automatically when a save is %s, with growing delays',
    async (errorKind) => {
      scheduler.onSaveEnded(errorKind);
      expect(await savesAfter(5000)).toBe(1);
      scheduler.onSaveEnded(errorKind);
      expect(await savesAfter(9999)).toBe(1);
      expect(await savesAfter(1)).toBe(2);
    },
  );

  it('does not retry when the server rejects a save', async () => {
    scheduler.onSaveEnded('refused');
    expect(await savesAfter(600_000)).toBe(0);
  });

  it('waits 30 seconds before the retry when the server requests it', async () => {
    scheduler.onSaveEnded('failed', 30);
    expect(await savesAfter(29_999)).toBe(0);
    expect(await savesAfter(1)).toBe(1);
  });

  it('saves immediately when the network returns, but only after an offline save', () => {
    scheduler.onSaveEnded('failed');
    goOnline();
    expect(saves).toBe(0);
    scheduler.onSaveEnded('offline');
    goOnline();
    expect(saves).toBe(1);
  });

  it('reports a save as slow only after 600 ms', async () => {
    scheduler.onSaveStarted();
    await clock.advance(599);
    expect(scheduler.isSlow$.peek()).toBe(false);
    await clock.advance(1);
    expect(scheduler.isSlow$.peek()).toBe(true);
    scheduler.onSaveEnded(null);
    expect(scheduler.isSlow$.peek()).toBe(false);
  });

  it('saves no more after it stops', async () => {
    scheduler.changed();
    scheduler.onSaveEnded('offline');
    scheduler.stop();
    goOnline();
    expect(await savesAfter(600_000)).toBe(0);
    expect(clock.waiting()).toEqual([]);
  });
});
