import type { Backend } from '#verify/backend/backend.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Journal } from '#verify/journal.ts';
import type { EventStream } from './event-stream.ts';
import { addressIn, userIdOf } from './own-channels.ts';

/** Another writer, who listens to their own channel while the first one works: nothing of that may be heard there. */
export type Neighbour = {
  /** What came since the last call. */
  readonly heard: () => Promise<readonly ReceivedEvent[]>;
  readonly close: () => void;
};

export type NeighbourParts = {
  readonly contract: Contract;
  readonly journal: Journal;
  readonly stream: EventStream;
  readonly other: Backend;
};

/** Null where the other writer has no channel to listen to; why is told where channels are asked for. */
const open = async ({ contract, journal, stream, other }: NeighbourParts): Promise<EventStream | null> => {
  const id = await userIdOf({ journal, contract }, other);
  const address = id === null ? null : addressIn(contract.events, 'user', id);
  // A channel that the first writer hears too is their own.
  if (address === null || stream.listensTo(address)) return null;
  const own = await stream.openFor(other);
  if ((await own.subscribe(address)).state === 'subscribed') return own;
  own.close();
  return null;
};

/** Connects when it is first asked what it heard. */
export const createNeighbour = (parts: NeighbourParts): Neighbour => {
  let opened: Promise<EventStream | null> | null = null;
  let closed = false;
  return {
    heard: async () => {
      opened ??= open(parts);
      const own = await opened;
      return own === null || closed ? [] : own.heard();
    },
    close: () => {
      closed = true;
      void opened?.then((own) => own?.close());
    },
  };
};
