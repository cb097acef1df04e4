import type { Backend } from '#verify/backend/backend.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { RunRecorder } from '#verify/run-recorder.ts';
import type { EventStream } from './event-stream.ts';
import { addressIn, fetchUserId } from './own-channels.ts';

/** Another writer subscribed to their own channel, who must not receive the first writer's events. */
export type OtherUserListener = {
  readonly heard: () => Promise<readonly ReceivedEvent[]>;
  readonly close: () => void;
};

export type NeighbourParts = {
  readonly contract: Contract;
  readonly journal: RunRecorder;
  readonly stream: EventStream;
  readonly other: Backend;
};

async function open({ contract, journal, stream, other }: NeighbourParts): Promise<EventStream | null> {
  const id = await fetchUserId({ journal, contract }, other);
  const address = id === null ? null : addressIn(contract.events, 'user', id);
  // If the first writer subscribed too, it's theirs.
  if (address === null || stream.listensTo(address)) return null;
  const own = await stream.openFor(other);
  if ((await own.subscribe(address)).state === 'subscribed') return own;
  own.close();
  return null;
}

export function createOtherUserListener(parts: NeighbourParts): OtherUserListener {
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
}
