import type { components } from '#src/contract/generated/mock-control.ts';
import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { FaultRow } from '#mocks/model/tables.ts';

export type TimelineEvent = {
  /** A name with its id: `private-App.Models.User.1`. */
  readonly channel: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

export type TimelineAction =
  | TimelineEvent
  | { readonly frame: Frame }
  | { readonly connection: components['schemas']['ConnectionChange'] }
  | { readonly fault: Omit<FaultRow, 'id'> };

/** An entry of `timeline.yaml`, an optional file in a scenario's folder. */
export type TimelineEntry = TimelineAction & {
  /** The request to wait for: the `nth` (default: first) of this operation. Without it: the scenario's start. */
  readonly after?: { readonly operation_id: string; readonly nth?: number };
  /** Ms of the session's time, from the start or from that request's response. */
  readonly delay: number;
};
