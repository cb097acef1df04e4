import { describe, expect, it } from 'vitest';
import { canContinue } from './subscription.ts';

const now = Date.parse('2026-11-12T18:00:00Z');

function plan(status: string, ends_at: string | null = null): boolean {
  return canContinue({ subscription: { status, ends_at }, trial: null }, now);
}

describe('a writer after the free trial', () => {
  it('can continue with an active plan or until a cancelled one ends', () => {
    expect(plan('active')).toBe(true);
    expect(plan('cancelled', '2026-12-12T00:00:00Z')).toBe(true);
    expect(plan('cancelled', '2026-11-01T00:00:00Z')).toBe(false);
  });

  it("can continue when the trial hasn't ended", () => {
    expect(canContinue({ subscription: null, trial: { ended: false } }, now)).toBe(true);
    expect(canContinue({ subscription: null, trial: { ended: true } }, now)).toBe(false);
  });

  it("can't continue without a running plan", () => {
    for (const status of ['', 'ended', 'trialing', 'cancelled']) expect(plan(status)).toBe(false);
    expect(canContinue({ subscription: null, trial: null }, now)).toBe(false);
  });
});
