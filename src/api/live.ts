import { appActions } from '#src/platform/app-actions.ts';
import { settings } from '#src/platform/env.ts';
import { createLiveConnection } from './live/live-connection.ts';
import { api } from './client.ts';
import { socketId } from './middleware.ts';
import { onResponse } from '#src/platform/server-responses.ts';
import { channelAddresses, type ChannelEvents } from './generated/events.ts';
import { broadcastingAuth } from './generated/api/broadcasting.ts';
import { type EventCheck, eventChecks as writerChecks } from './generated/writer-event-checks.js';

/** A channel's typed handlers. Payloads are checked against the contract first. */
export type EventHandlers<C extends keyof ChannelEvents> = {
  readonly [E in keyof ChannelEvents[C]]?: (payload: ChannelEvents[C][E]) => void;
};

// The shell needs only the checks of its own few events. events.ts adds the rest.
const checks = new Map<string, EventCheck>(Object.entries(writerChecks));

export function addEventChecks(more: Readonly<Record<string, EventCheck>>): void {
  for (const [event, check] of Object.entries(more)) checks.set(event, check);
}

/** Returns how a payload breaks the contract, or null. An unknown event breaks it. */
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
  onSetupFailed: ({ reason }) => {
    // A page loaded offline gets no event about it.
    if (reason !== 'unreachable' || navigator.onLine) appActions().showConnectionError();
  },
});

api.client.use(socketId(() => live.socketId()));
onResponse((operationId) => live.onHttpResponse(operationId));

export const connectionState$ = live.state$;

/** Connects at once, even after the server refused. */
export function reconnectLive(): void {
  live.reconnect();
}

/** Disconnects and removes every subscriber (logout). */
export function disconnectLive(): void {
  live.disconnect();
}

/** Called after a connection gap, when events were missed: fetch then. */
export type SubscribeOptions = { onResubscribed?: () => void };

/** Subscribes to a private channel. Returns an unsubscribe function. Features use the typed functions instead. */
export function subscribeToChannel(
  channel: keyof ChannelEvents,
  id: number | string,
  handlers: object,
  options: SubscribeOptions = {},
): () => void {
  const name = channelAddresses[channel].replace('private-', '').replace('{id}', String(id));
  return live.subscribe(name, handlers as Readonly<Record<string, (payload: unknown) => void>>, options);
}

export type UserEventHandlers = Pick<EventHandlers<'user'>, keyof typeof writerChecks>;

export function subscribeToUserEvents(
  userId: number,
  handlers: UserEventHandlers,
  options: SubscribeOptions = {},
): () => void {
  return subscribeToChannel('user', userId, handlers, options);
}
