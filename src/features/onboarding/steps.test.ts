import { describe, expect, it } from 'vitest';
import { progressAt, searchOf, stepAfter, stepBefore, stepOf, steps } from './steps.ts';

describe('the steps of the welcome', () => {
  it('stand in the address; an unknown one is the first', () => {
    for (const step of steps) expect(stepOf(new URLSearchParams(searchOf(step, new URLSearchParams())))).toBe(step);
    expect(stepOf(new URLSearchParams('step=nonsense'))).toBe('name');
  });

  it('leave the rest of the query as it is', () => {
    const search = new URLSearchParams('referral=A&x=1');
    expect(searchOf('writing', search)).toBe('?referral=A&x=1&step=writing');
    expect(searchOf('name', new URLSearchParams('step=working&referral=A'))).toBe('?referral=A');
    expect(searchOf('name', new URLSearchParams())).toBe('');
  });

  it('lead from the name to the microphone, which is four fifths of the way', () => {
    expect([stepBefore('name'), stepAfter('name')]).toEqual([null, 'writing']);
    expect([stepBefore('microphone'), stepAfter('microphone')]).toEqual(['working', null]);
    expect(steps.map(progressAt)).toEqual([20, 40, 60, 80]);
  });
});
