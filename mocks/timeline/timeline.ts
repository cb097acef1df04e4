import type { components } from '#src/contract/generated/mock-control.ts';
import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { FaultRow } from '#mocks/model/tables.ts';

/** An event that a timeline sends. */
export type TimelineEvent = {
  /** An address with its id, such as `private-App.Models.User.1`. */
  readonly channel: string;
  /** Its name in the contract. */
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

/** What a timeline lets happen: an event, a disturbance of the connections, or a fault that the next calls meet. */
export type TimelineAction =
  | TimelineEvent
  /** Sent as it is, whatever it is: the event of a recording. */
  | { readonly frame: Frame }
  | { readonly connection: components['schemas']['ConnectionChange'] }
  | { readonly fault: Omit<FaultRow, 'id'> };

/** One entry of `timeline.yaml`, a file that a scenario's folder may have. */
export type TimelineEntry = TimelineAction & {
  /** The call it waits for: the `nth` (left out: the first) of this operation. Left out: the scenario's beginning. */
  readonly after?: { readonly operation_id: string; readonly nth?: number };
  /** Milliseconds of the session's time, from the beginning or from when that call has been answered. */
  readonly delay: number;
};
