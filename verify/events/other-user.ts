import type { Backend } from '#verify/backend/backend.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { RunRecorder } from '#verify/run-recorder.ts';
import type { EventStream } from './event-stream.ts';
import { addressIn, fetchUserId } from './own-channels.ts';

/** Another writer subscribed to their own channel, who must not receive the first writer's events. */
export type OtherUserListener = {
  readonly readEvents: () => Promise<readonly ReceivedEvent[]>;
  readonly close: () => void;
};

export type OtherUserListenerDeps = {
  readonly contract: Contract;
  readonly recorder: RunRecorder;
  readonly stream: EventStream;
  readonly other: Backend;
};

async function open({ contract, recorder, stream, other }: OtherUserListenerDeps): Promise<EventStream | null> {
  const id = await fetchUserId({ recorder, contract }, other);
  const address = id === null ? null : addressIn(contract.events, 'user', id);
  // If the first writer subscribed too, it's theirs.
  if (address === null || stream.listensTo(address)) return null;
  const otherStream = await stream.openFor(other);
  if ((await otherStream.subscribe(address)).state === 'subscribed') return otherStream;
  otherStream.close();
  return null;
}

export function createOtherUserListener(parts: OtherUserListenerDeps): OtherUserListener {
  let opened: Promise<EventStream | null> | null = null;
  let closed = false;
  return {
    readEvents: async () => {
      opened ??= open(parts);
      const otherStream = await opened;
      return otherStream === null || closed ? [] : otherStream.readEvents();
    },
    close: () => {
      closed = true;
      void opened?.then((otherStream) => otherStream?.close());
    },
  };
}
