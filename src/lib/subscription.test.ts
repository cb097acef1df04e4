import { describe, expect, it } from 'vitest';
import { canContinue } from './subscription.ts';

const now = Date.parse('2026-11-12T18:00:00Z');

function plan(subscription: unknown): boolean {
  return canContinue({ subscription }, now);
}

describe('a writer after the free trial', () => {
  it('can continue with an active plan or until a cancelled one ends', () => {
    expect(plan({ status: 'active' })).toBe(true);
    expect(plan({ status: 'cancelled', ends_at: '2026-12-12T00:00:00Z' })).toBe(true);
    expect(plan({ status: 'cancelled', ends_at: '2026-11-01T00:00:00Z' })).toBe(false);
  });

  it("can continue when the trial hasn't ended", () => {
    expect(canContinue({ subscription: null, trial: { used: 3, limit: 10, ended: false } }, now)).toBe(true);
    expect(canContinue({ subscription: null, trial: { used: 10, limit: 10, ended: true } }, now)).toBe(false);
  });

  it("can't continue without a plan, whatever the server sends instead", () => {
    for (const other of [null, {}, 'active', { status: 'ended' }, { status: 'trialing' }, { status: 'cancelled' }]) {
      expect(plan(other)).toBe(false);
    }
    for (const overview of [undefined, null, 'x', {}]) expect(canContinue(overview, now)).toBe(false);
  });
});
