import { describe, expect, it } from 'vitest';
import { progressAt, searchOf, stepAfter, stepBefore, stepOf, steps } from './steps.ts';

describe('onboarding steps', () => {
  it('reads the step from the query, or the first step for an unknown value', () => {
    for (const step of steps) expect(stepOf(new URLSearchParams(searchOf(step, new URLSearchParams())))).toBe(step);
    expect(stepOf(new URLSearchParams('step=nonsense'))).toBe('name');
  });

  it('keeps the rest of the query', () => {
    const search = new URLSearchParams('referral=A&x=1');
    expect(searchOf('writing', search)).toBe('?referral=A&x=1&step=writing');
    expect(searchOf('name', new URLSearchParams('step=working&referral=A'))).toBe('?referral=A');
    expect(searchOf('name', new URLSearchParams())).toBe('');
  });

  it('starts at the name and ends at the microphone with 80 percent progress', () => {
    expect([stepBefore('name'), stepAfter('name')]).toEqual([null, 'writing']);
    expect([stepBefore('microphone'), stepAfter('microphone')]).toEqual(['working', null]);
    expect(steps.map(progressAt)).toEqual([20, 40, 60, 80]);
  });
});
