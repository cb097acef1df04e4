import type { ChannelEvents } from './generated/events.ts';
import { eventChecks } from './generated/work-event-checks.js';
import { addEventChecks, type EventHandlers, subscribeToChannel, type SubscribeOptions } from './live.ts';

addEventChecks(eventChecks);

/**
 * Subscribes to a private channel. Returns an unsubscribe function. Imports all event checks, so use it only in
 * lazy-loaded screens.
 */
export function subscribeEvents<C extends keyof ChannelEvents>(
  channel: C,
  id: number | string,
  handlers: EventHandlers<C>,
  options: SubscribeOptions = {},
): () => void {
  return subscribeToChannel(channel, id, handlers, options);
}
