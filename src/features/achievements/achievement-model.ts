import type { Achievement } from '#src/contract/generated/types.ts';
import { rounded, trimmed, uniqueById } from '#src/lib/display-values.ts';

export type AchievementModel = {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
  readonly description: string | null;
  /** 0 to 100, always 100 when completed. Null if unknown. */
  readonly percent: number | null;
  readonly isCompleted: boolean;
  /** When it was completed, in ms since the epoch, or null if it wasn't or no date was sent. */
  readonly completedAt: number | null;
};

/** Returns each achievement once. */
export function toAchievements(achievements: readonly Achievement[]): AchievementModel[] {
  const views = achievements.map((achievement): AchievementModel => {
    const name = trimmed(achievement.name) ?? 'Achievement';
    const completed = trimmed(achievement.completed_at);
    const at = Date.parse(completed ?? '');
    return {
      id: achievement.id,
      name,
      title: trimmed(achievement.title) ?? name,
      icon: trimmed(achievement.icon),
      description: trimmed(achievement.description),
      percent: completed === null ? rounded(achievement.progress) : 100,
      isCompleted: completed !== null,
      completedAt: Number.isNaN(at) ? null : at,
    };
  });
  return uniqueById(views);
}
