import type { ReceivedEvent } from '#verify/check/check-event.ts';

/** How a subscription ended. */
export type Subscription =
  | { readonly state: 'subscribed' }
  /** `/api/broadcasting/auth` refused it, with its status. */
  | { readonly state: 'refused'; readonly status: number }
  /** It was signed, and the websocket did not take the signature. */
  | { readonly state: 'rejected'; readonly text: string };

/** One writer's websocket connection: raw frames in the order in which they came. */
export type EventStream = {
  readonly socketId: string;
  /** Asks `/api/broadcasting/auth` as that writer and subscribes; a second time it answers what the first did. */
  readonly subscribe: (address: string) => Promise<Subscription>;
  /** All events so far; what the server sent before this call has arrived by then (a ping and its pong lie between). */
  readonly heard: () => Promise<readonly ReceivedEvent[]>;
  readonly close: () => void;
};
