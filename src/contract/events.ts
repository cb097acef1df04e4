import type { ChannelEvents } from './generated/events.ts';
import { eventChecks } from './generated/work-event-checks.js';
import { addEventChecks, type EventHandlers, subscribeToChannel, type SubscribeOptions } from './live.ts';

addEventChecks(eventChecks);

/**
 * Listens on a private channel of the contract; the answer ends it. Its module brings the checks of all events, so that it
 * belongs into screens that are loaded when they are needed.
 */
export function subscribeEvents<C extends keyof ChannelEvents>(
  channel: C,
  id: number | string,
  handlers: EventHandlers<C>,
  options: SubscribeOptions = {},
): () => void {
  return subscribeToChannel(channel, id, handlers, options);
}
