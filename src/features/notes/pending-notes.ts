import { useEffect, useState } from 'react';
import { listDrafts } from '#src/platform/drafts.ts';
import { parseDraftKey } from './note-drafts.ts';
import { acquireNoteStore } from './open-note-stores.ts';
import type { NoteRef } from './queries.ts';

async function keptNotes(userId: number): Promise<ReadonlySet<number>> {
  const drafts = await listDrafts(userId).catch(() => []);
  return new Set(drafts.flatMap((draft) => parseDraftKey(draft)?.note ?? []).map(Number));
}

/** Sends a note's drafts by opening and leaving it. */
async function sendPending(userId: number, place: NoteRef): Promise<void> {
  const { desk, release } = acquireNoteStore(userId, place);
  await desk.opened;
  await release();
}

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
 * Returns which of these notes have unsent drafts. Sends them when the list opens and when the network returns, so they
 * don't wait for their note to open.
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
