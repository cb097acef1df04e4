import { expect, it } from 'vitest';
import { formatClockStep } from './clock-step.ts';

const clock = { now: '2026-11-12T18:45:00.000000Z', speed: 1, paused: true };

it.each([
  [{ passed_ms: 0, done: [], released: 0 }, 'Nothing is scheduled.'],
  [
    { passed_ms: 1100, done: [{ work: 'insightsStarted', operation_id: 'chatMessageAnswer' }], released: 0 },
    '+1.1 s: insightsStarted (chatMessageAnswer)',
  ],
  [
    { passed_ms: 3000, done: [{ work: 'deliver', operation_id: null }], released: 1 },
    '+3 s: deliver, 1 request released',
  ],
  [{ passed_ms: 500, done: [], released: 2 }, '+0.5 s: 2 requests released'],
])('formats a clock step on one line: %j', (step, expected) => {
  expect(formatClockStep({ clock, ...step })).toBe(expected);
});
