import { type Percent, asPercent, asObjectArray, asText } from '#src/lib/decode.ts';

export type AchievementModel = {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
  readonly description: string | null;
  /** 0 to 100, always 100 when completed. Null and "odd" show as a dash. */
  readonly percent: Percent;
  readonly isCompleted: boolean;
  /** When it was completed, in ms since the epoch, or null if it wasn't or no date was sent. */
  readonly completedAt: number | null;
};

/** Parses achievements that may be incomplete or invalid. Drops duplicates and those without an id. */
export function parseAchievements(raw: unknown): AchievementModel[] {
  const views = asObjectArray(raw).flatMap((row): AchievementModel[] => {
    const { id } = row;
    if (typeof id !== 'number') return [];
    const name = asText(row['name']) ?? 'Achievement';
    const completed = asText(row['completed_at']);
    const at = Date.parse(completed ?? '');
    return [
      {
        id,
        name,
        title: asText(row['title']) ?? name,
        icon: asText(row['icon']),
        description: asText(row['description']),
        percent: completed === null ? asPercent(row['progress']) : 100,
        isCompleted: completed !== null,
        completedAt: Number.isNaN(at) ? null : at,
      },
    ];
  });
  return [...new Map(views.map((view) => [view.id, view])).values()];
}
