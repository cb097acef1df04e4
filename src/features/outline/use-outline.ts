import { useSubscription } from '#src/ui/use-subscription.ts';
import { useValue } from '@legendapp/state/react';
import { useEffect, useMemo, useState, useCallback } from 'react';
import { toast } from '#src/ui/feedback/toast.ts';
import { applyChanges, type MergeNote, sceneIn } from './outline-changes.ts';
import { dismissUndoToast } from './outline-actions.tsx';
import { getOutlineStore, type OutlineStore } from './outline-store.ts';
import { type Part, outlineLists, sceneName } from './outline-model.ts';
import { useServerOutline, refreshOutline } from './queries.ts';
import { subscribeEvents } from '#src/api/events.ts';
import { createPersistedFlag } from '#src/platform/persisted-flag.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';

/** Subscribes to the outline on its project's channel: answers can add to it. Returns an unsubscribe function. */
function subscribeToOutline(projectId: number, slug: string): () => void {
  const refresh = (): void => refreshOnEvent(`outline ${slug}`, () => refreshOutline(slug));
  return subscribeEvents(
    'project',
    projectId,
    { 'elements.created': refresh, 'reconciliationUpdate.processed': refresh },
    { onResubscribed: refresh },
  );
}

const mergeNoteLabels: Readonly<Record<MergeNote, string>> = {
  both: 'Where the same text was edited in both places, we kept both versions.',
  restored: 'A scene deleted on another device is back, with your edits.',
  stays: 'Something you deleted was edited on another device, so we kept it.',
  gone: 'Something you moved no longer exists.',
};

function showMergeToast(notes: readonly MergeNote[]): void {
  const messages = [...new Set(notes)].map((note) => mergeNoteLabels[note]);
  toast({
    type: messages.length === 0 ? 'info' : 'warning',
    title: 'This outline changed on another device',
    message: ['Your changes were merged in.', ...messages].join(' '),
  });
}

/** Shows merges. Returns a function that ends it and removes the last change's toast, whose Undo needs the outline. */
function showToasts(store: OutlineStore): () => void {
  const end = store.onMerged(showMergeToast);
  return () => {
    end();
    dismissUndoToast();
  };
}

type OutlineInUse = {
  read: ReturnType<typeof useServerOutline>;
  parts: readonly Part[] | null;
  store: OutlineStore;
};

/** Returns the server's outline with unsent changes applied. */
export function useOutline({ id, slug, userId }: { id: number; slug: string; userId: number }): OutlineInUse {
  const read = useServerOutline(slug);
  const { data: server } = read;
  const [store] = useState(() => getOutlineStore(userId, slug));
  const changes = useValue(() => store.observeChanges());
  useSubscription(subscribeToOutline, id, slug);
  useSubscription(showToasts, store);
  // The store follows the query cache.
  useEffect(() => store.receiveCached(), [store, server]);
  const parts = useMemo(
    (): readonly Part[] | null => (server ? applyChanges(server.parts, changes).parts : null),
    [server, changes],
  );
  return { read, parts, store };
}

export function useOutlineLists(parts: readonly Part[]): {
  lists: ReturnType<typeof outlineLists>;
  getItemName: (id: string) => string;
} {
  const lists = useMemo(() => outlineLists(parts), [parts]);
  const getItemName = useCallback(
    (id: string) => {
      const scene = sceneIn(parts, id);
      return scene === undefined ? '' : sceneName(scene);
    },
    [parts],
  );
  return { lists, getItemName };
}

export const outlineAsList$ = createPersistedFlag('local', 'outlineAsList', false);
