import { type Percent, asPercent, asObjectArray, asText } from '#src/lib/read-raw.ts';

/** An achievement (section 3) as its rows show it. */
export type AchievementModel = {
  readonly id: number;
  /** The name by which addresses know it, such as "voice". */
  readonly name: string;
  /** What the writer reads: the title, else the name. */
  readonly title: string;
  /** The server's word for its picture; null when it gave none. */
  readonly icon: string | null;
  readonly description: string | null;
  /** 0 to 100; a completed one is whole, whatever was sent. Null and "odd" show as a dash. */
  readonly percent: Percent;
  readonly isCompleted: boolean;
  /** When it was completed, milliseconds since the epoch; null when it is not, or when no such moment was sent. */
  readonly completedAt: number | null;
};

/** Reads achievements that a server may send with holes or oddities; each once, those without an id left out. */
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
