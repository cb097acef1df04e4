import type { Frame } from '#mocks/contract/broadcasts.ts';
import type { DeliveryFault, DeliveryRow } from '#mocks/model/tables.ts';
import type { Collection } from './store.ts';

export type Delivery = {
  readonly send: (frame: Frame, exceptSocketId: string | undefined) => void;
  /** Replaces the fault and sends held events. Null ends the fault. */
  readonly set: (fault: DeliveryFault | null) => void;
};

type Deps = {
  readonly rows: Collection<DeliveryRow>;
  readonly now: (frame: Frame, exceptSocketId: string | undefined) => void;
  readonly later: (frame: Frame, ms: number) => void;
};

export function createDelivery({ rows, now, later }: Deps): Delivery {
  const state = (): DeliveryRow => rows.get(1) ?? { id: 1, fault: null, held: {} };
  const save = (row: DeliveryRow): void => {
    if (row.fault === null && Object.keys(row.held).length === 0) rows.remove(1);
    else rows.put(row);
  };
  const useUp = (): void => {
    const { fault, ...rest } = state();
    if (fault) save({ ...rest, fault: fault.times > 1 ? { ...fault, times: fault.times - 1 } : null });
  };
  const hold = (frame: Frame): void => {
    const row = state();
    save({ ...row, held: { ...row.held, [frame.channel]: frame } });
  };
  const releaseHeld = (channel: string): Frame | undefined => {
    const row = state();
    const { [channel]: waiting, ...held } = row.held;
    if (waiting) save({ ...row, held });
    return waiting;
  };
  return {
    send: (frame, exceptSocketId) => {
      const waiting = releaseHeld(frame.channel);
      if (waiting) {
        now(frame, exceptSocketId);
        now(waiting, undefined);
        return;
      }
      const current = state().fault;
      useUp();
      if (current?.kind === 'late') later(frame, current.ms);
      else if (current?.kind === 'reorder') hold(frame);
      else now(frame, exceptSocketId);
      if (current?.kind === 'double') now(frame, exceptSocketId);
    },
    set: (next) => {
      for (const frame of Object.values(state().held)) now(frame, undefined);
      save({ id: 1, fault: next, held: {} });
    },
  };
}
