import type { ChannelEvents } from '#src/api/generated/events.ts';
import { achievementTexts } from './texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { IconCircle } from './components/icon-circle.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { achievementIcon } from './achievement-model.ts';
import { markCompleted } from './queries.ts';

type Unlocked = ChannelEvents['user']['achievement.unlocked'];

const listPath = '/profile#achievements';

/** Announced achievements by writer: an event may arrive more than once. */
const announcedKeys = new Set<string>();

export function showUnlockedToast(userId: number, unlocked: Unlocked, openList: () => void): void {
  const { achievement_id: id, name, title, icon, description } = unlocked;
  markCompleted(id, new Date(systemClock.now()).toISOString());
  const key = `${userId}:${id}`;
  if (announcedKeys.has(key)) return;
  announcedKeys.add(key);
  toast({
    type: 'success',
    title: title.trim() || name,
    message: description ?? '',
    badge: { image: <IconCircle icon={achievementIcon(icon ?? null)} />, caption: achievementTexts.unlocked },
    action: { label: 'See your achievements', href: listPath, onAction: openList },
  });
}
