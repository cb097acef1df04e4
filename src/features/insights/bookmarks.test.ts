import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { Insight } from '#src/api/generated/types.ts';
import {
  canToggleBookmark,
  type PendingBookmark,
  savedWithPendingBookmarks,
  applyBookmarkResponse,
  withBookmark,
  withPendingBookmarks,
} from './bookmarks.ts';

const at = '2026-11-21T10:00:00Z';
const save = { method: 'POST', path: '/api/v1/development-insights/1/save' };
const unsave = { method: 'DELETE', path: '/api/v1/development-insights/1/unsave' };

function insight(id: number, saved_at: string | null = null): Insight {
  return emptyEntity('Insight', { id, saved_at, actions: saved_at === null ? { save } : { unsave } });
}

function press(direction: 'save' | 'unsave', id: number): PendingBookmark {
  return {
    action: direction,
    insight: insight(id, direction === 'save' ? null : at),
    at,
  };
}

describe('insight bookmark', () => {
  it.each([
    ['may be pressed', insight(1), [], true],
    ['may not without the action to save', { ...insight(1), actions: { unsave } }, [], false],
    ['may not without the action to unsave', { ...insight(1, at), actions: { save } }, [], false],
    ['may not while another is saved', insight(1), [press('save', 2)], false],
    ['may while another is taken back', insight(1), [press('unsave', 2)], true],
    ['may not while another is taken back, when it is saved', insight(1, at), [press('unsave', 2)], false],
    ['may not while it waits for its own answer', insight(1, at), [press('save', 1)], false],
  ] as const)('%s', (_title, of, pending, expected) => {
    expect(canToggleBookmark(of, pending)).toBe(expected);
  });

  it('sets and clears the date and adopts the insight from the response', () => {
    expect(withBookmark(press('save', 1)).saved_at).toBe(at);
    expect(withBookmark(press('unsave', 1)).saved_at).toBeNull();
    const answer = { ...insight(1, '2026-11-21T10:00:01Z'), title: 'As the server has it' };
    expect(applyBookmarkResponse(press('save', 1), answer)).toEqual(answer);
  });

  it.each([undefined, insight(2), { ...insight(1), actions: {} }])(
    'keeps the requested state when the response is %j',
    (answer) => {
      expect(applyBookmarkResponse(press('save', 1), answer)).toMatchObject({ id: 1, saved_at: at });
    },
  );
});

describe('pending bookmarks', () => {
  it('marks pending insights in a list and returns it unchanged without any', () => {
    const list = [insight(1), insight(2, at)];
    const visible = withPendingBookmarks(list, [press('save', 1), press('unsave', 2)]);
    expect(visible.map(({ saved_at }) => saved_at)).toEqual([at, null]);
    expect(withPendingBookmarks(list, [])).toBe(list);
  });

  it('puts a pending save first in the saved list and removes a pending unsave', () => {
    const saved = [insight(2, at), insight(3, at)];
    expect(savedWithPendingBookmarks(saved, [press('save', 1)]).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(savedWithPendingBookmarks(saved, [press('save', 3)]).map(({ id }) => id)).toEqual([3, 2]);
    expect(savedWithPendingBookmarks(saved, [press('unsave', 2)]).map(({ id }) => id)).toEqual([3]);
    expect(savedWithPendingBookmarks(saved, [])).toBe(saved);
  });
});
