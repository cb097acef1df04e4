import { settings } from '#src/platform/env.ts';
import { createLiveConnection } from '#src/platform/live/live-connection.ts';
import type { LiveProblem } from '#src/platform/live/live-line.ts';
import { transportHooks } from '#src/platform/transport.ts';
import { eventChecks } from './generated/event-checks.js';
import { channelAddresses, type ChannelEvents } from './generated/events.ts';
import { broadcastingAuth } from './generated/hooks/broadcasting/broadcasting.ts';

/** The typed handlers of a channel: payloads have passed the contract's check before a handler sees them. */
export type EventHandlers<C extends keyof ChannelEvents> = {
  readonly [E in keyof ChannelEvents[C]]?: (payload: ChannelEvents[C][E]) => void;
};

let onProblem: (problem: LiveProblem) => void = () => undefined;

/** Says who tells the writer that the live connection could not be set up ("Connection Error", section 8). */
export function onLiveProblem(listener: (problem: LiveProblem) => void): void {
  onProblem = listener;
}

/** What is wrong with a payload by the contract, or null. An event that the contract does not have is wrong. */
function checkEvent(event: string, payload: unknown): string | null {
  const check = Object.hasOwn(eventChecks, event) ? eventChecks[event as keyof typeof eventChecks] : undefined;
  if (check === undefined) return 'not in the contract';
  if (check(payload)) return null;
  const error = check.errors?.[0];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'does not fit its schema'}`.trim();
}

const live = createLiveConnection({
  settings: () => settings().live,
  authorize: (socketId, channelName) => broadcastingAuth({ socket_id: socketId, channel_name: channelName }),
  check: checkEvent,
  onSetupFailed: (problem) => onProblem(problem),
});

transportHooks.setSocketIdProvider(() => live.socketId());
transportHooks.onAnswer((operationId) => live.noteHttpAnswered(operationId));

/** How the live connection stands (section 4: disconnected, connected, error; and on its way there). */
export const liveState$ = live.state$;

/** Dials at once, also where the server had refused. */
export const reconnectLive = (): void => live.reconnect();

/** Ends the connection and forgets every subscriber (logout). */
export const disconnectLive = (): void => live.disconnect();

/**
 * Listens on a private channel of the contract; the answer ends it. `onResubscribed` is called after a gap in the
 * connection, when events were missed: fetch then.
 */
export function subscribeEvents<C extends keyof ChannelEvents>(
  channel: C,
  id: number | string,
  handlers: EventHandlers<C>,
  options: { onResubscribed?: () => void } = {},
): () => void {
  const name = channelAddresses[channel].replace('private-', '').replace('{id}', String(id));
  // The check above has made sure of the payload's type.
  return live.subscribe(name, handlers as Readonly<Record<string, (payload: unknown) => void>>, options);
}
