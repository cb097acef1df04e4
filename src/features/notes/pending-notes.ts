import { useEffect, useState } from 'react';
import type { Draft } from '#src/platform/device-records.ts';
import { listDrafts } from '#src/platform/drafts.ts';
import { noteSurface, parseFieldId } from './note-store.ts';
import { acquireNoteStore } from './open-note-stores.ts';
import type { NoteFieldId } from './note-text.ts';
import type { NoteRef } from './queries.ts';

type DraftLocation = { readonly note: string; readonly fieldId: NoteFieldId; readonly opening: string };

export function parseDraftKey({ surface, entityId }: Pick<Draft, 'surface' | 'entityId'>): DraftLocation | null {
  const [note, field, opening, ...more] = entityId.split('/');
  if (surface !== noteSurface || !note || !field || !opening || more.length > 0) return null;
  const fieldId = parseFieldId(field);
  return fieldId === null ? null : { note, fieldId, opening };
}

async function listDraftNotes(userId: number): Promise<ReadonlySet<number>> {
  const drafts = await listDrafts(userId).catch(() => []);
  return new Set(drafts.flatMap((draft) => parseDraftKey(draft)?.note ?? []).map(Number));
}

/** Sends a note's drafts by opening and leaving it. */
async function sendPending(userId: number, noteRef: NoteRef): Promise<void> {
  const { store, release } = acquireNoteStore(userId, noteRef);
  await store.autosave.opened;
  await release();
}

async function sendWaiting(
  userId: number,
  { slug, ids }: { slug: string; ids: readonly number[] },
  onPending: (waiting: ReadonlySet<number>) => void,
): Promise<void> {
  const here = (all: ReadonlySet<number>): Set<number> => new Set(ids.filter((id) => all.has(id)));
  const waiting = here(await listDraftNotes(userId));
  onPending(waiting);
  for (const id of waiting) await sendPending(userId, { slug, id });
  if (waiting.size > 0) onPending(here(await listDraftNotes(userId)));
}

/**
 * Returns which of these notes have unsent drafts. Sends them when the list opens and when the network returns, so they
 * don't wait for their note to open.
 */
export function usePendingNotes(userId: number, slug: string, ids: readonly number[]): ReadonlySet<number> {
  const [pendingIds, setPendingIds] = useState<ReadonlySet<number>>(new Set());
  const visibleIds = ids.join(',');
  useEffect(() => {
    let onPending: typeof setPendingIds | null = setPendingIds;
    const send = (): void => {
      void sendWaiting(userId, { slug, ids: visibleIds.split(',').map(Number) }, (waiting) => onPending?.(waiting));
    };
    send();
    window.addEventListener('online', send);
    return () => {
      onPending = null;
      window.removeEventListener('online', send);
    };
  }, [userId, slug, visibleIds]);
  return pendingIds;
}
