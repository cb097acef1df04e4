import { describe, expect, it } from 'vitest';
import type { Achievement } from '#src/api/generated/types.ts';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { arrangeAchievements, toAchievements } from './achievement-model.ts';

function view(fields: Partial<Achievement>) {
  return toAchievements([emptyEntity('Achievement', fields)])[0];
}

describe('toAchievements', () => {
  it.each([
    [0, 0],
    [54.6, 55],
    [100, 100],
    [null, null],
  ])('shows the progress %j as the percentage %j', (progress, percent) => {
    expect(view({ progress })?.percent).toBe(percent);
  });

  it('labels an achievement with its title, or its name when the title is blank', () => {
    expect(view({ title: 'A voice of your own' })?.title).toBe('A voice of your own');
    expect(view({ title: ' ' })?.title).toBe('voice');
  });

  it('marks an achievement with a completion date as complete, at 100 percent', () => {
    expect(view({ completed_at: null, progress: 100 })).toMatchObject({ isCompleted: false, completedAt: null });
    expect(view({ completed_at: '2026-09-02T18:20:00.000000Z', progress: 40 })).toMatchObject({
      isCompleted: true,
      completedAt: Date.UTC(2026, 8, 2, 18, 20),
      percent: 100,
    });
    expect(view({ completed_at: 'in spring' })).toMatchObject({ isCompleted: true, completedAt: null });
  });

  it('returns each achievement once, and names one without a name', () => {
    const rows = ['a', 'a', ''].map((name) => emptyEntity('Achievement', { id: name === '' ? 2 : 1, name }));
    expect(toAchievements(rows).map(({ name }) => name)).toEqual(['a', 'Achievement']);
  });
});

describe('arrangeAchievements', () => {
  const rows = (completed: readonly number[] = []) =>
    toAchievements(
      [10, 72, null, 45].map((progress, index) => {
        const id = index + 1;
        const completed_at = completed.includes(id) ? `2026-09-0${id}T00:00:00Z` : null;
        return emptyEntity('Achievement', { id, progress, completed_at });
      }),
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
