import type { Page } from '@playwright/test';

function named(payload: string | Buffer): string {
  return /private-[^"\\]+/.exec(String(payload))?.[0] ?? '';
}

/** Tracks a page's channels: confirmed by the server and not left since. */
export function trackChannels(page: Page): ReadonlySet<string> {
  const channels = new Set<string>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('subscription_succeeded')) channels.add(named(payload));
    });
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('pusher:unsubscribe')) channels.delete(named(payload));
    });
  });
  return channels;
}
