import { type RecordingsEvent, recordingsReducer } from '#src/lib/recordings-reducer.ts';
import { ofRecording, ofUser, withObjectStores } from './device-db.ts';
import { upgradeRecording } from './recording-storage.ts';

const channelName = 'lamplight:recordings';
const listeners = new Set<() => void>();
/** Open while there are listeners; it doesn't receive its own messages. */
let listeningChannel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
}

/**
 * Applies an event to a writer's finished recordings. Deletes dropped recordings with their audio in the same
 * transaction. Skips it without storage.
 */
export async function dispatchRecordingsEvent(userId: number, event: RecordingsEvent): Promise<void> {
  const isChanged = await withObjectStores(['recordings', 'chunks'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('recordings');
    const all = await store.index('byUser').getAll(ofUser(userId));
    const before = all.filter(({ sha256 }) => sha256 !== null).map(upgradeRecording);
    const { state: recordings, effects } = recordingsReducer(before, event);
    const changed = recordings.filter((recording) => !before.includes(recording));
    for (const recording of changed) await store.put(recording);
    for (const { id } of effects) {
      await store.delete(id);
      await transaction.objectStore('chunks').delete(ofRecording(id));
    }
    return changed.length + effects.length > 0;
  }).catch(() => false);
  if (!isChanged) return;
  for (const listener of listeners) listener();
  notifyOtherTabs();
}

function notifyOtherTabs(): void {
  const channel = listeningChannel ?? openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only this origin
  channel?.postMessage(null);
  if (channel !== listeningChannel) channel?.close();
}

/** Subscribes to recording changes in every tab. Returns an unsubscribe function. */
export function onRecordingsChanged(listener: () => void): () => void {
  listeners.add(listener);
  listeningChannel ??= openChannel();
  const channel = listeningChannel;
  channel?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel?.removeEventListener('message', listener);
    if (listeners.size > 0) return;
    listeningChannel?.close();
    listeningChannel = null;
  };
}
