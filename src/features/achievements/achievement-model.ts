import {
  BookOpen,
  Clock,
  Compass,
  Feather,
  Flag,
  Flame,
  GitBranch,
  Globe,
  Heart,
  Key,
  type LucideIcon,
  Map as MapIcon,
  MessageCircle,
  Mic,
  Mountain,
  PenLine,
  Quote,
  Star,
  Users,
} from 'lucide-react';
import type { Achievement } from '#src/api/generated/types.ts';
import { rounded, trimmed, uniqueById } from '#src/lib/display-values.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpen,
  clock: Clock,
  compass: Compass,
  feather: Feather,
  flag: Flag,
  flame: Flame,
  'git-branch': GitBranch,
  globe: Globe,
  heart: Heart,
  key: Key,
  map: MapIcon,
  'message-circle': MessageCircle,
  mic: Mic,
  mountain: Mountain,
  'pen-line': PenLine,
  quote: Quote,
  star: Star,
  users: Users,
};

export function achievementIcon(name: string | null): LucideIcon {
  return name !== null && Object.hasOwn(icons, name) ? (icons[name] ?? Star) : Star;
}

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

type Arranged = {
  readonly underWay: readonly AchievementModel[];
  readonly completed: readonly AchievementModel[];
};

function progress({ percent }: AchievementModel): number {
  return percent ?? -1;
}

/**
 * Sorts those in progress by progress and the completed ones by date. Ids in `initialOrder` keep their positions
 * for the visit, even when completed, so rows don't move under the pointer. It's null before the first display.
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
        (one, other) => getPosition(one) - getPosition(other) || progress(other) - progress(one) || one.id - other.id,
      ),
    completed: views
      .filter((view) => !isUnderWay(view))
      .toSorted((one, other) => (one.completedAt ?? 0) - (other.completedAt ?? 0) || one.id - other.id),
  };
}
