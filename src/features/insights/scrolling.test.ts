import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#src/platform/testing/fake-clock.ts';
import { isPastEighty, throttled } from './scrolling.ts';

describe('a list that is scrolled', () => {
  // Covers LIMITS-09.
  it.each([
    [0, 200, 1000, false],
    [590, 200, 1000, false],
    [600, 200, 1000, false],
    [610, 200, 1000, true],
    [0, 900, 900, true],
    [0, 0, 0, false],
  ])('from %i px, with %i of %i px in view, is past 80 %%: %s', (scrollTop, clientHeight, scrollHeight, expected) => {
    expect(isPastEighty({ scrollTop, clientHeight, scrollHeight })).toBe(expected);
  });

  // Covers LIMITS-10.
  it('is looked at once in 200 ms, and once more when it went on meanwhile', async () => {
    const clock = createFakeClock();
    let looks = 0;
    const { call } = throttled(() => (looks += 1), clock);
    for (let event = 0; event < 50; event += 1) call();
    expect(looks).toBe(1);
    await clock.advance(199);
    expect(looks).toBe(1);
    await clock.advance(1);
    expect(looks).toBe(2);
    await clock.advance(1000);
    expect(looks).toBe(2);
    call();
    expect(looks).toBe(3);
  });

  it('is not looked at after it was left', async () => {
    const clock = createFakeClock();
    let looks = 0;
    const { call, stop } = throttled(() => (looks += 1), clock);
    call();
    call();
    stop();
    await clock.advance(1000);
    expect(looks).toBe(1);
  });
});
