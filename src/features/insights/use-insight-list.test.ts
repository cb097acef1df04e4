import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#src/platform/testing/fake-clock.ts';
import { isPastEighty, throttled } from './use-insight-list.ts';

describe('insight list scrolling', () => {
  it.each([
    [0, 200, 1000, false],
    [590, 200, 1000, false],
    [600, 200, 1000, false],
    [610, 200, 1000, true],
    [0, 900, 900, true],
    [0, 0, 0, false],
  ])(
    'checks at %i px, with %i of %i px in view, whether 80 %% is passed: %s',
    (scrollTop, clientHeight, scrollHeight, expected) => {
      expect(isPastEighty({ scrollTop, clientHeight, scrollHeight })).toBe(expected);
    },
  );

  it('throttles checks to one per 200 ms, with a trailing check', async () => {
    const clock = createFakeClock();
    let looks = 0;
    const { trigger } = throttled(() => (looks += 1), clock);
    for (let event = 0; event < 50; event += 1) trigger();
    expect(looks).toBe(1);
    await clock.advance(199);
    expect(looks).toBe(1);
    await clock.advance(1);
    expect(looks).toBe(2);
    await clock.advance(1000);
    expect(looks).toBe(2);
    trigger();
    expect(looks).toBe(3);
  });

  it('cancels the trailing check when the list is left', async () => {
    const clock = createFakeClock();
    let looks = 0;
    const { trigger, stop } = throttled(() => (looks += 1), clock);
    trigger();
    trigger();
    stop();
    await clock.advance(1000);
    expect(looks).toBe(1);
  });
});
