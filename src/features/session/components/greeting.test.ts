import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.tsx';

describe('the greeting', () => {
  it.each([
    [5, 'Good morning, Ana.'],
    [11, 'Good morning, Ana.'],
    [12, 'Good afternoon, Ana.'],
    [17, 'Good afternoon, Ana.'],
    [18, 'Good evening, Ana.'],
    [23, 'Good evening, Ana.'],
    [0, 'Good evening, Ana.'],
    [4, 'Good evening, Ana.'],
  ])('greets at %i o\'clock with "%s"', (hour, text) => {
    expect(greeting(new Date(2026, 10, 12, hour, 30), 'Ana')).toBe(text);
  });

  it('greets a writer who has no name', () => {
    expect(greeting(new Date(2026, 10, 12, 19), null)).toBe('Good evening.');
  });
});
