import { settings } from '#src/platform/env.ts';
import { createLiveConnection } from '#src/platform/live/live-connection.ts';
import type { ConnectionError } from '#src/platform/live/live-line.ts';
import { transportHooks } from '#src/platform/transport.ts';
import { channelAddresses, type ChannelEvents } from './generated/events.ts';
import { broadcastingAuth } from './generated/hooks/broadcasting/broadcasting.ts';
import { type EventCheck, eventChecks as writerChecks } from './generated/writer-event-checks.js';

/** The typed handlers of a channel: payloads have passed the contract's check before a handler sees them. */
export type EventHandlers<C extends keyof ChannelEvents> = {
  readonly [E in keyof ChannelEvents[C]]?: (payload: ChannelEvents[C][E]) => void;
};

let onProblem: (problem: ConnectionError) => void = () => undefined;

/** Says who tells the writer that the live connection could not be set up ("Connection Error", section 8). */
export function onConnectionError(listener: (problem: ConnectionError) => void): void {
  onProblem = listener;
}

// The frame around every screen brings the checks of its own few events; events.ts adds those of the work.
const checks = new Map<string, EventCheck>(Object.entries(writerChecks));

/** Makes the checks of further events known. */
export function addEventChecks(more: Readonly<Record<string, EventCheck>>): void {
  for (const [event, check] of Object.entries(more)) checks.set(event, check);
}

/** What is wrong with a payload by the contract, or null. An event that the contract does not have is wrong. */
function checkEvent(event: string, payload: unknown): string | null {
  const check = checks.get(event);
  if (check === undefined) return 'not in the contract';
  if (check(payload)) return null;
  const error = check.errors?.[0];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'doesn’t match its schema'}`.trim();
}

const live = createLiveConnection({
  settings: () => settings().live,
  authorize: (socketId, channelName) => broadcastingAuth({ socket_id: socketId, channel_name: channelName }),
  check: checkEvent,
  onSetupFailed: (problem) => onProblem(problem),
});

transportHooks.setSocketIdProvider(() => live.socketId());
transportHooks.onResponse((operationId) => live.onHttpResponse(operationId));

/** How the live connection stands (section 4: disconnected, connected, error; and on its way there). */
export const connectionState$ = live.state$;

/** Dials at once, also where the server had refused. */
export const reconnectLive = (): void => live.reconnect();

/** Ends the connection and forgets every subscriber (logout). */
export const disconnectLive = (): void => live.disconnect();

/** Called after a gap in the connection, when events were missed: fetch then. */
export type SubscribeOptions = { onResubscribed?: () => void };

/** Listens on a private channel of the contract; the answer ends it. For this room: features have the typed doors. */
export function subscribeToChannel(
  channel: keyof ChannelEvents,
  id: number | string,
  handlers: object,
  options: SubscribeOptions = {},
): () => void {
  const name = channelAddresses[channel].replace('private-', '').replace('{id}', String(id));
  // The check above has made sure of the payload's type.
  return live.subscribe(name, handlers as Readonly<Record<string, (payload: unknown) => void>>, options);
}

/** The handlers of what is told on the writer's channel alone. */
export type UserEventHandlers = Pick<EventHandlers<'user'>, keyof typeof writerChecks>;

/** Listens to the writer's own channel, as every screen does; the answer ends it. */
export function subscribeToUserEvents(
  userId: number,
  handlers: UserEventHandlers,
  options: SubscribeOptions = {},
): () => void {
  return subscribeToChannel('user', userId, handlers, options);
}
