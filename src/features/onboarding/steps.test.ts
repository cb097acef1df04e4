import { describe, expect, it } from 'vitest';
import { progressAt, toStepSearch, stepAfter, stepBefore, parseStep, steps } from './steps.ts';

describe('onboarding steps', () => {
  it('reads the step from the query, or the first step for an unknown value', () => {
    for (const step of steps)
      expect(parseStep(new URLSearchParams(toStepSearch(step, new URLSearchParams())))).toBe(step);
    expect(parseStep(new URLSearchParams('step=nonsense'))).toBe('name');
  });

  it('keeps the rest of the query', () => {
    const search = new URLSearchParams('referral=A&x=1');
    expect(toStepSearch('writing', search)).toBe('?referral=A&x=1&step=writing');
    expect(toStepSearch('name', new URLSearchParams('step=working&referral=A'))).toBe('?referral=A');
    expect(toStepSearch('name', new URLSearchParams())).toBe('');
  });

  it('starts at the name and ends at the microphone with 80 percent progress', () => {
    expect([stepBefore('name'), stepAfter('name')]).toEqual([null, 'writing']);
    expect([stepBefore('microphone'), stepAfter('microphone')]).toEqual(['working', null]);
    expect(steps.map(progressAt)).toEqual([20, 40, 60, 80]);
  });
});
