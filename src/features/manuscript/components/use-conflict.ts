import { useValue } from '@legendapp/state/react';
import { useEffect, useRef } from 'react';
import { manuscriptLimits } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { Desk } from '../desk/desk.ts';

/**
 * Shows two versions in a pause of typing, never over a key press; closed without a choice it does not come by itself again. The
 * answer shows it at once.
 */
export function useConflict(desk: Desk, name: string): () => void {
  const version = useValue(desk.conflict$);
  const turn = useValue(desk.turn.state$);
  const isOpen = useRef(false);
  const open = async (): Promise<void> => {
    if (isOpen.current) return;
    isOpen.current = true;
    const { openConflict } = await import('./conflict-dialog.tsx');
    openConflict(desk, name, () => {
      isOpen.current = false;
    });
  };
  const show = useRef(open);
  useEffect(() => {
    show.current = open;
  });
  useEffect(() => {
    if (version === null || turn !== 'mine') return undefined;
    let cancel: () => void = () => undefined;
    const wait = (): void => {
      const left = desk.changedAt + manuscriptLimits.conflictPauseMs - systemClock.now();
      if (left > 0) cancel = systemClock.once(left, wait);
      else void show.current();
    };
    wait();
    return () => cancel();
  }, [desk, version, turn]);
  return () => void open();
}
