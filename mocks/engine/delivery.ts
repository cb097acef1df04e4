import type { Frame } from '#mocks/contract/broadcasts.ts';

/** How the next events go wrong on their way. */
export type DeliveryFault =
  | { readonly kind: 'late'; readonly ms: number; readonly times: number }
  | { readonly kind: 'double'; readonly times: number }
  /** Each is held back until the one after it on its channel has been sent. */
  | { readonly kind: 'reorder'; readonly times: number };

/** The way of an event from its cause to the connections. */
export type Delivery = {
  readonly send: (frame: Frame, exceptSocketId: string | undefined) => void;
  /** Replaces the fault; null sends as usual again, and what was held back. */
  readonly set: (fault: DeliveryFault | null) => void;
};

type Parts = {
  readonly now: (frame: Frame, exceptSocketId: string | undefined) => void;
  readonly later: (frame: Frame, ms: number) => void;
};

export const createDelivery = ({ now, later }: Parts): Delivery => {
  let fault: DeliveryFault | null = null;
  /** By channel: who listens to one channel sees nothing of the others. */
  const held = new Map<string, Frame>();
  const release = (): void => {
    for (const frame of held.values()) now(frame, undefined);
    held.clear();
  };
  const useUp = (): void => {
    if (fault) fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : null;
  };
  return {
    send: (frame, exceptSocketId) => {
      const current = fault;
      const waiting = held.get(frame.channel);
      if (waiting) {
        held.delete(frame.channel);
        now(frame, exceptSocketId);
        now(waiting, undefined);
        return;
      }
      useUp();
      if (current?.kind === 'late') later(frame, current.ms);
      else if (current?.kind === 'reorder') held.set(frame.channel, frame);
      else now(frame, exceptSocketId);
      if (current?.kind === 'double') now(frame, exceptSocketId);
    },
    set: (next) => {
      release();
      fault = next;
    },
  };
};
