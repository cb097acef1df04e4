import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';
import { busy$ } from '#src/platform/busy.ts';
import { systemClock } from '#src/platform/clock.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { isOverlayOpen, isTextEntry } from '#src/ui/focus/keys.ts';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { dialogs$, openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { Markdown } from '#src/ui/text/markdown.tsx';
import {
  type Announcement,
  type AnnouncementModel,
  markSeen,
  parseAnnouncement,
  readSeen,
} from './announcement-model.ts';

function Image({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <chakra.img
      src={address}
      alt=""
      onError={() => setBroken(true)}
      width="full"
      maxHeight="240px"
      objectFit="cover"
      borderRadius="card"
      marginBottom="4"
      bg="bg.subtle"
    />
  );
}

function AnnouncementDialog({ announcement }: { announcement: AnnouncementModel }) {
  const { type, title, subtitle, content, image } = announcement;
  const { close } = useDialog();
  const address = mediaAddress(image);
  return (
    <DialogFrame
      title={title}
      cross={false}
      lead={
        <chakra.p textStyle="caption" color="accent.fg" marginBottom="1" overflowWrap="anywhere">
          {type}
        </chakra.p>
      }
      actions={
        <Button variant="solid" data-autofocus="" onClick={close}>
          Close
        </Button>
      }
    >
      {subtitle !== null && (
        <chakra.p color="fg.muted" overflowWrap="anywhere" marginTop="-1">
          {subtitle}
        </chakra.p>
      )}
      <chakra.div marginTop="4">
        {address !== null && <Image address={address} />}
        <Markdown text={content} look="notice" />
      </chakra.div>
    </DialogFrame>
  );
}

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

let waitingAnnouncements: readonly Waiting[] = [];
let cancelLook: (() => void) | null = null;

function canShow(): boolean {
  return (
    !busy$.peek() &&
    !isTextEntry(document.activeElement) &&
    dialogs$.peek().length === 0 &&
    !isOverlayOpen() &&
    !document.hidden
  );
}

/** Another tab may have shown it meanwhile. */
function isNew({ userId, announcement, isWanted }: Waiting): boolean {
  const { identifier } = announcement;
  const isSeen = identifier !== undefined && readSeen(readStored('local', toStorageKey(userId))).includes(identifier);
  return isWanted() && !isSeen;
}

function showNext(): void {
  cancelLook = null;
  waitingAnnouncements = waitingAnnouncements.filter(isNew);
  const [next] = waitingAnnouncements;
  if (next === undefined || !canShow()) return;
  waitingAnnouncements = waitingAnnouncements.slice(1);
  const [key, { identifier }] = [toStorageKey(next.userId), next.announcement];
  if (identifier !== undefined) writeStored('local', key, markSeen(readStored('local', key), identifier));
  openDialog(<AnnouncementDialog announcement={parseAnnouncement(next.announcement)} />, { size: 'md' });
}

function look(): void {
  if (waitingAnnouncements.length === 0) return;
  cancelLook?.();
  cancelLook = systemClock.once(pauseMs, showNext);
}

busy$.onChange(look);
dialogs$.onChange(look);
for (const event of ['focusin', 'focusout', 'visibilitychange']) document.addEventListener(event, look);

/**
 * Shows each announcement once on this device, in order, or at each arrival if it has no identifier. Waits while the
 * writer records, types or has an answer in progress.
 */
export function announceTo(userId: number, announcement: Announcement, isWanted: () => boolean): void {
  const next = { userId, announcement, isWanted };
  const { identifier } = announcement;
  const isWaiting =
    identifier !== undefined && waitingAnnouncements.some((one) => one.announcement.identifier === identifier);
  if (isWaiting || !isNew(next)) return;
  waitingAnnouncements = [...waitingAnnouncements, next];
  look();
}
