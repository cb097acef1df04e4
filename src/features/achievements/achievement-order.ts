import type { AchievementModel } from './achievement-view.ts';

/** The two parts of the list, each in its order. */
export type Arranged = {
  readonly underWay: readonly AchievementModel[];
  readonly completed: readonly AchievementModel[];
};

const figure = ({ percent }: AchievementModel): number => (typeof percent === 'number' ? percent : -1);

/**
 * Those under way, the furthest first, and the completed ones as they were completed.
 * @param held the ids that stood under way when the writer came, in their order: these keep their places for the visit, also
 * when one of them is completed meanwhile, so that nothing moves under the pointer. Null while nothing was shown yet.
 */
export function arrangeAchievements(views: readonly AchievementModel[], held: readonly number[] | null): Arranged {
  const place = new Map(held?.map((id, index) => [id, index]));
  const isUnderWay = (view: AchievementModel): boolean => !view.isCompleted || place.has(view.id);
  const placeOf = ({ id }: AchievementModel): number => place.get(id) ?? place.size;
  return {
    underWay: views
      .filter(isUnderWay)
      .toSorted((one, other) => placeOf(one) - placeOf(other) || figure(other) - figure(one) || one.id - other.id),
    completed: views
      .filter((view) => !isUnderWay(view))
      .toSorted((one, other) => (one.completedAt ?? 0) - (other.completedAt ?? 0) || one.id - other.id),
  };
}
