import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRefreshOnEvent } from './refresh-on-event.ts';
import { createFakeClock, settle } from './testing/fake-clock.ts';

describe('refreshOnEvent', () => {
  it('refreshes at once, and once more after events that arrive meanwhile', async () => {
    const clock = createFakeClock(0);
    const refreshOnEvent = createRefreshOnEvent(clock);
    const first = Promise.withResolvers<void>();
    const refreshes: string[] = [];
    const noting = (name: string) => () => Promise.resolve(refreshes.push(name));
    refreshOnEvent('turns', () => {
      refreshes.push('first');
      return first.promise;
    });
    for (let event = 0; event < 1000; event += 1) refreshOnEvent('turns', noting('last'));
    refreshOnEvent('profile', noting('profile'));
    expect(refreshes).toEqual(['first', 'profile']);
    first.resolve();
    await clock.advance(500);
    expect(refreshes).toEqual(['first', 'profile', 'last']);
    await clock.advance(500);
    refreshOnEvent('turns', noting('later'));
    expect(refreshes.at(-1)).toBe('later');
  });

  it('continues after a failed refresh', async () => {
    const clock = createFakeClock(0);
    const refreshOnEvent = createRefreshOnEvent(clock);
    const refreshes: string[] = [];
    refreshOnEvent('turns', () => Promise.reject(new Error('down')));
    refreshOnEvent('turns', () => Promise.resolve(refreshes.push('second')));
    await clock.advance(500);
    expect(refreshes).toEqual(['second']);
  });

  it('never floods the server, and always refreshes after the last event', async () => {
    const burst = fc.record({ events: fc.integer({ min: 1, max: 50 }), waitMs: fc.integer({ min: 0, max: 1500 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(burst, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 900 }),
        async (bursts, requestMs) => {
          const clock = createFakeClock(0);
          const refreshOnEvent = createRefreshOnEvent(clock);
          let running = 0;
          let lastEvent = 0;
          let lastSeen = 0;
          const starts: number[] = [];
          const refresh = async (): Promise<void> => {
            running += 1;
            expect(running).toBe(1);
            starts.push(clock.now());
            lastSeen = lastEvent;
            await clock.after(requestMs);
            running -= 1;
          };
          for (const { events, waitMs } of bursts) {
            for (let event = 0; event < events; event += 1) {
              lastEvent += 1;
              refreshOnEvent('turns', refresh);
            }
            await clock.advance(waitMs);
          }
          await clock.advance(5000);
          await settle();
          expect(lastSeen).toBe(lastEvent);
          expect(running).toBe(0);
          const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
          expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500 + requestMs);
        },
      ),
    );
  });
});
