import { describe, expect, it } from 'vitest';
import { arrangeAchievements } from './achievement-order.ts';
import { parseAchievements } from './achievement-model.ts';

function view(row: object) {
  return parseAchievements([{ id: 1, name: 'voice', ...row }])[0];
}

describe('parseAchievements', () => {
  // Covers ACHV-02, LIMITS-40.
  it.each([
    [0, 0],
    [55, 55],
    [100, 100],
    [140, 100],
    [-3, 0],
    ['50', 50],
    ['half', 'odd'],
    [null, null],
  ])('shows the progress %j as the percentage %j', (progress, percent) => {
    expect(view({ progress })?.percent).toBe(percent);
  });

  it('labels an achievement with its title, or its name when the title is blank', () => {
    expect(view({ title: 'A voice of your own' })?.title).toBe('A voice of your own');
    expect(view({ title: ' ' })?.title).toBe('voice');
  });

  // Covers ACHV-03.
  it('marks an achievement with a completion date as complete, at 100 percent', () => {
    expect(view({ completed_at: null, progress: 100 })).toMatchObject({ isCompleted: false, completedAt: null });
    expect(view({ completed_at: '2026-09-02T18:20:00.000000Z', progress: 40 })).toMatchObject({
      isCompleted: true,
      completedAt: Date.UTC(2026, 8, 2, 18, 20),
      percent: 100,
    });
    expect(view({ completed_at: 'in spring' })).toMatchObject({ isCompleted: true, completedAt: null });
  });

  it("skips repeated rows, rows without an id and values that aren't lists", () => {
    const rows = [{ id: 1, name: 'a' }, { id: 1, name: 'a' }, { name: 'b' }, null, 'c', { id: 2 }];
    expect(parseAchievements(rows).map(({ name }) => name)).toEqual(['a', 'Achievement']);
    for (const raw of [null, undefined, 'none', {}, 7]) expect(parseAchievements(raw)).toEqual([]);
  });
});

describe('arrangeAchievements', () => {
  const rows = (completed: readonly number[] = []) =>
    parseAchievements(
      [
        [1, 10],
        [2, 72],
        [3, null],
        [4, 45],
      ].map(([id, progress]) => ({
        id,
        name: `n${id}`,
        progress,
        completed_at: completed.includes(id ?? 0) ? `2026-09-0${id}T00:00:00Z` : null,
      })),
    );
  const ids = (views: readonly { id: number }[]): number[] => views.map(({ id }) => id);

  it('sorts by progress, achievements without a percentage last', () => {
    expect(ids(arrangeAchievements(rows(), null).underWay)).toEqual([2, 4, 1, 3]);
  });

  it('lists completed achievements separately, by completion date', () => {
    const { underWay, completed } = arrangeAchievements(rows([4, 2]), null);
    expect(ids(underWay)).toEqual([1, 3]);
    expect(ids(completed)).toEqual([2, 4]);
  });

  it('keeps the position of an achievement completed during a visit and appends new ones', () => {
    const initialOrder = [2, 1, 3];
    const { underWay, completed } = arrangeAchievements(rows([2]), initialOrder);
    expect(ids(underWay)).toEqual([2, 1, 3, 4]);
    expect(completed).toEqual([]);
  });
});
