/** Only that there is news: what it is, each tab asks the server. */
const channelName = 'lamplight:name';

/** Null in a browser without channels between tabs. */
const openChannel = (): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;

/** Tells this browser's other tabs that the writer has a name now. */
export function broadcastNameSet(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  channel?.postMessage(null);
  channel?.close();
}

/** Calls back when another tab has given the writer a name; the answer ends it. */
export function onNameSetInOtherTab(run: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', run);
  return () => channel?.close();
}
