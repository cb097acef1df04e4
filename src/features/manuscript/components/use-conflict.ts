import { useValue } from '@legendapp/state/react';
import { useEffect, useRef } from 'react';
import { manuscriptLimits } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { DialogHandle } from '#src/ui/overlay/dialogs.ts';
import type { ManuscriptStore } from '../store/manuscript-store.ts';

/**
 * Shows two versions in a typing pause, never in focus mode. If closed without a choice, they don't reappear
 * automatically. Returns a function that shows them at once.
 */
export function useConflict(desk: ManuscriptStore, name: string, isFocus: boolean): () => void {
  const version = useValue(desk.conflict$);
  const turn = useValue(desk.turn.state$);
  const isOpen = useRef(false);
  const shown = useRef<DialogHandle | null>(null);
  const open = async (): Promise<void> => {
    if (isOpen.current) return;
    isOpen.current = true;
    const { openConflict } = await import('./conflict-dialog.tsx');
    // The screen may be left while the dialog loads.
    isOpen.current = desk.canWrite;
    if (!desk.canWrite) return;
    shown.current = openConflict(desk, name, () => {
      isOpen.current = false;
      shown.current = null;
    });
  };
  useEffect(() => () => shown.current?.close(), []);
  const show = useRef(open);
  useEffect(() => {
    show.current = open;
  });
  useEffect(() => {
    if (version === null || turn !== 'mine' || isFocus) return undefined;
    let cancel: () => void = () => undefined;
    const wait = (): void => {
      const left = desk.changedAt + manuscriptLimits.conflictPauseMs - systemClock.now();
      if (left > 0) cancel = systemClock.once(left, wait);
      else void show.current();
    };
    wait();
    return () => cancel();
  }, [desk, version, turn, isFocus]);
  return () => void open();
}
