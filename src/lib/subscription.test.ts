import { describe, expect, it } from 'vitest';
import { canContinue } from './subscription.ts';

const now = Date.parse('2026-11-12T18:00:00Z');
const plan = (subscription: unknown): boolean => canContinue({ subscription }, now);

describe('a writer after the free trial', () => {
  it('may go on with an active plan, and with a cancelled one until it ends', () => {
    expect(plan({ status: 'active' })).toBe(true);
    expect(plan({ status: 'cancelled', ends_at: '2026-12-12T00:00:00Z' })).toBe(true);
    expect(plan({ status: 'cancelled', ends_at: '2026-11-01T00:00:00Z' })).toBe(false);
  });

  it('may go on where the trial has not ended after all', () => {
    expect(canContinue({ subscription: null, trial: { used: 3, limit: 10, ended: false } }, now)).toBe(true);
    expect(canContinue({ subscription: null, trial: { used: 10, limit: 10, ended: true } }, now)).toBe(false);
  });

  it('may not without one, whatever the server says in its place', () => {
    for (const other of [null, {}, 'active', { status: 'ended' }, { status: 'trialing' }, { status: 'cancelled' }]) {
      expect(plan(other)).toBe(false);
    }
    for (const overview of [undefined, null, 'x', {}]) expect(canContinue(overview, now)).toBe(false);
  });
});
