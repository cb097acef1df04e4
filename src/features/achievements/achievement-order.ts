import type { AchievementModel } from './achievement-model.ts';

export type Arranged = {
  readonly underWay: readonly AchievementModel[];
  readonly completed: readonly AchievementModel[];
};

function figure({ percent }: AchievementModel): number {
  return percent ?? -1;
}

/**
 * Sorts those in progress by progress and the completed ones by date. Ids in `held` keep their positions for the visit,
 * even when completed, so rows don't move under the pointer. `held` is null before the first display.
 */
export function arrangeAchievements(
  views: readonly AchievementModel[],
  initialOrder: readonly number[] | null,
): Arranged {
  const positions = new Map(initialOrder?.map((id, index) => [id, index]));
  const isUnderWay = (view: AchievementModel): boolean => !view.isCompleted || positions.has(view.id);
  const getPosition = ({ id }: AchievementModel): number => positions.get(id) ?? positions.size;
  return {
    underWay: views
      .filter(isUnderWay)
      .toSorted(
        (one, other) => getPosition(one) - getPosition(other) || figure(other) - figure(one) || one.id - other.id,
      ),
    completed: views
      .filter((view) => !isUnderWay(view))
      .toSorted((one, other) => (one.completedAt ?? 0) - (other.completedAt ?? 0) || one.id - other.id),
  };
}
