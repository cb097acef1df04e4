import { describe, expect, it } from 'vitest';
import type { MockSession } from '#mocks/engine/session.ts';
import { createStore } from '#mocks/engine/store.ts';
import type { Tables } from '#mocks/model/tables.ts';
import { canStartConversation, countTrialUse, monthsLater } from './plans.ts';

const writer = 1;

function sessionOn(used: number, limit: number): MockSession {
  const { table } = createStore<Tables>(new Map());
  table('trials').put({ id: writer, trial: { used, limit, ended: used >= limit } });
  return { table } as unknown as MockSession;
}

describe('the free trial', () => {
  it.each([
    [1, 3],
    [4, 10],
  ])('counts each started conversation from %i of %i on and ends with the last', (used, limit) => {
    const session = sessionOn(used, limit);
    for (let started = used; started < limit; started += 1) {
      expect(canStartConversation(session, writer)).toBe(true);
      countTrialUse(session, writer);
    }
    expect(canStartConversation(session, writer)).toBe(false);
    expect(session.table('trials').get(writer)?.trial).toEqual({ used: limit, limit, ended: true });
  });

  it("doesn't count conversations for a writer without a free trial", () => {
    const session = sessionOn(10, 10);
    countTrialUse(session, 2);
    expect(canStartConversation(session, 2)).toBe(true);
    expect(session.table('trials').size()).toBe(1);
  });
});

function later(time: string, months: number): string {
  return new Date(monthsLater(Date.parse(time), months)).toISOString();
}

describe('plan renewal', () => {
  it.each([
    ['2026-11-12T18:45:00.250Z', 1, '2026-12-12T18:45:00.250Z'],
    ['2026-12-31T23:59:59.000Z', 1, '2027-01-31T23:59:59.000Z'],
    ['2027-01-31T00:00:00.000Z', 1, '2027-02-28T00:00:00.000Z'],
    ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
    ['2028-02-29T09:00:00.000Z', 12, '2029-02-28T09:00:00.000Z'],
  ])('renews a plan from %s after %i months on %s', (time, months, expected) => {
    expect(later(time, months)).toBe(expected);
  });
});
