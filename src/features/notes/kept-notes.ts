import { useEffect, useState } from 'react';
import { listDrafts } from '#src/platform/drafts.ts';
import { parseDraftKey } from './kept-drafts.ts';
import { acquireNoteStore } from './note-desks.ts';
import type { NoteRef } from './queries.ts';

/** The notes of which this device has something that the server does not have. */
async function keptNotes(userId: number): Promise<ReadonlySet<number>> {
  const drafts = await listDrafts(userId).catch(() => []);
  return new Set(drafts.flatMap((draft) => parseDraftKey(draft)?.note ?? []).map(Number));
}

/** Sends what is kept of a note, as if it were opened and left. */
async function sendPending(userId: number, place: NoteRef): Promise<void> {
  const { desk, release } = acquireNoteStore(userId, place);
  await desk.opened;
  await release();
}

/** Tells which of these notes wait on this device, sends them, and tells again. */
async function sendWaiting(
  userId: number,
  { slug, ids }: { slug: string; ids: readonly number[] },
  tell: (waiting: ReadonlySet<number>) => void,
): Promise<void> {
  const here = (all: ReadonlySet<number>): Set<number> => new Set(ids.filter((id) => all.has(id)));
  const waiting = here(await keptNotes(userId));
  tell(waiting);
  for (const id of waiting) await sendPending(userId, { slug, id });
  if (waiting.size > 0) tell(here(await keptNotes(userId)));
}

/**
 * Which of these notes wait on this device for the server. They are sent when the list is opened and when the network is back:
 * nothing waits until its note is opened again.
 */
export function usePendingNotes(userId: number, slug: string, ids: readonly number[]): ReadonlySet<number> {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const shown = ids.join(',');
  useEffect(() => {
    let tell: typeof setKept | null = setKept;
    const send = (): void => {
      void sendWaiting(userId, { slug, ids: shown.split(',').map(Number) }, (waiting) => tell?.(waiting));
    };
    send();
    window.addEventListener('online', send);
    return () => {
      tell = null;
      window.removeEventListener('online', send);
    };
  }, [userId, slug, shown]);
  return kept;
}
