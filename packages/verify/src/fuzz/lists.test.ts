import { describe, expect, it } from 'vitest';
import { isInOrder } from './lists.ts';

const newest = { at: '/updated_at', order: 'descending' } as const;
const pinnedFirst = { at: '/is_pinned', order: 'descending' } as const;

function note(is_pinned: boolean, updated_at: string): object {
  return { is_pinned, updated_at };
}

describe('the documented order of a list', () => {
  it('compares one field', () => {
    const [old, recent] = [note(false, '2026-11-12T18:00:00Z'), note(false, '2026-11-12T19:00:00+01:00')];
    expect(isInOrder([recent, old], [newest])).toBe(true);
    expect(isInOrder([note(false, '2026-11-11T18:00:00Z'), recent], [newest])).toBe(false);
    expect(isInOrder([], [newest])).toBe(true);
    expect(isInOrder([old, recent], [])).toBe(true);
  });

  it('compares several fields, of which the first that differs counts', () => {
    const list = [
      note(true, '2026-11-10T00:00:00Z'),
      note(false, '2026-11-12T00:00:00Z'),
      note(false, '2026-11-11T00:00:00Z'),
    ];
    expect(isInOrder(list, [pinnedFirst, newest])).toBe(true);
    expect(isInOrder(list.toReversed(), [pinnedFirst, newest])).toBe(false);
    expect(isInOrder(list, [newest])).toBe(false);
  });
});
