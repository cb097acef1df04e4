import { readStored, writeStored } from '#src/platform/browser-storage.ts';
import { systemClock } from '#src/platform/clock.ts';
import { isBusy$ } from '#src/platform/busy.ts';
import { isTextEntry } from '#src/ui/focus/text-entry.ts';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { layers } from '#src/ui/overlay/layer-store.ts';
import { type Announcement, parseAnnouncement } from './announcement-model.ts';
import { AnnouncementDialog } from './components/announcement-dialog.tsx';
import { markSeen, readSeen } from './seen.ts';

type Waiting = {
  readonly userId: number;
  readonly announcement: Announcement;
  readonly isWanted: () => boolean;
};

/** Pause in ms that avoids interrupting between two fields, or between an answer and its processing. */
const pauseMs = 400;

function toStorageKey(userId: number): string {
  return `announcementsSeen:${userId}`;
}

let waiting: readonly Waiting[] = [];
let cancelLook: (() => void) | null = null;

function isFree(): boolean {
  return !isBusy$.peek() && !isTextEntry(document.activeElement) && layers.read().length === 0 && !document.hidden;
}

/** Another tab may have shown it meanwhile. */
function isNew({ userId, announcement, isWanted }: Waiting): boolean {
  const { identifier } = announcement;
  const isSeen = identifier !== undefined && readSeen(readStored('local', toStorageKey(userId))).includes(identifier);
  return isWanted() && !isSeen;
}

function showNext(): void {
  cancelLook = null;
  waiting = waiting.filter(isNew);
  const [next] = waiting;
  if (next === undefined || !isFree()) return;
  waiting = waiting.slice(1);
  const [key, { identifier }] = [toStorageKey(next.userId), next.announcement];
  if (identifier !== undefined) writeStored('local', key, markSeen(readStored('local', key), identifier));
  openDialog(<AnnouncementDialog announcement={parseAnnouncement(next.announcement)} />, { size: 'md' });
}

function look(): void {
  if (waiting.length === 0) return;
  cancelLook?.();
  cancelLook = systemClock.once(pauseMs, showNext);
}

isBusy$.onChange(look);
layers.subscribe(look);
for (const event of ['focusin', 'focusout', 'visibilitychange']) document.addEventListener(event, look);

/**
 * Shows each announcement once on this device, in order, or at each arrival if it has no identifier. Waits while the
 * writer records, types or has an answer in progress (interface: Announcement).
 */
export function announceTo(userId: number, announcement: Announcement, isWanted: () => boolean): void {
  const next = { userId, announcement, isWanted };
  const { identifier } = announcement;
  const isWaiting = identifier !== undefined && waiting.some((one) => one.announcement.identifier === identifier);
  if (isWaiting || !isNew(next)) return;
  waiting = [...waiting, next];
  look();
}
