import { describe, expect, it } from 'vitest';
import { arrangeAchievements } from './achievement-order.ts';
import { parseAchievements } from './achievement-view.ts';

const view = (row: object) => parseAchievements([{ id: 1, name: 'voice', ...row }])[0];

describe('an achievement', () => {
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
  ])('with the progress %j shows %j', (progress, percent) => {
    expect(view({ progress })?.percent).toBe(percent);
  });

  it('is called by its title, and by its name where it has none', () => {
    expect(view({ title: 'A voice of your own' })?.title).toBe('A voice of your own');
    expect(view({ title: ' ' })?.title).toBe('voice');
  });

  // Covers ACHV-03.
  it('is complete from the moment that the server names, and then whole', () => {
    expect(view({ completed_at: null, progress: 100 })).toMatchObject({ isCompleted: false, completedAt: null });
    expect(view({ completed_at: '2026-09-02T18:20:00.000000Z', progress: 40 })).toMatchObject({
      isCompleted: true,
      completedAt: Date.UTC(2026, 8, 2, 18, 20),
      percent: 100,
    });
    expect(view({ completed_at: 'in spring' })).toMatchObject({ isCompleted: true, completedAt: null });
  });

  it('is read once, and left out without an id, whatever the list is', () => {
    const rows = [{ id: 1, name: 'a' }, { id: 1, name: 'a' }, { name: 'b' }, null, 'c', { id: 2 }];
    expect(parseAchievements(rows).map(({ name }) => name)).toEqual(['a', 'Achievement']);
    for (const raw of [null, undefined, 'none', {}, 7]) expect(parseAchievements(raw)).toEqual([]);
  });
});

describe('the list of achievements', () => {
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

  it('begins with the one that has come furthest; those without a figure come last', () => {
    expect(ids(arrangeAchievements(rows(), null).underWay)).toEqual([2, 4, 1, 3]);
  });

  it('has the completed ones apart, in the order of their days', () => {
    const { underWay, completed } = arrangeAchievements(rows([4, 2]), null);
    expect(ids(underWay)).toEqual([1, 3]);
    expect(ids(completed)).toEqual([2, 4]);
  });

  it('keeps what is completed during a visit in its place, and what is new comes after', () => {
    const held = [2, 1, 3];
    const { underWay, completed } = arrangeAchievements(rows([2]), held);
    expect(ids(underWay)).toEqual([2, 1, 3, 4]);
    expect(completed).toEqual([]);
  });
});
