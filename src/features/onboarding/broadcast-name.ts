/** The message has no content: each tab refetches the user. */
const channelName = 'lamplight:name';

function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
}

export function broadcastNameSet(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only this origin
  channel?.postMessage(null);
  channel?.close();
}

/** Subscribes to names set in other tabs. Returns an unsubscribe function. */
export function onNameSetInOtherTab(run: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', run);
  return () => channel?.close();
}
