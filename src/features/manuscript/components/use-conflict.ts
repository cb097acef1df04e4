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
export function useConflict(store: ManuscriptStore, name: string, isFocus: boolean): () => void {
  const version = useValue(store.conflict$);
  const turn = useValue(store.turn.state$);
  const isOpen = useRef(false);
  const dialog = useRef<DialogHandle | null>(null);
  const open = async (): Promise<void> => {
    if (isOpen.current) return;
    isOpen.current = true;
    const { openConflict } = await import('./conflict-dialog.tsx');
    // The screen may be left while the dialog loads.
    isOpen.current = store.canWrite;
    if (!store.canWrite) return;
    dialog.current = openConflict(store, name, () => {
      isOpen.current = false;
      dialog.current = null;
    });
  };
  useEffect(() => () => dialog.current?.close(), []);
  const show = useRef(open);
  useEffect(() => {
    show.current = open;
  });
  useEffect(() => {
    if (version === null || turn !== 'acquired' || isFocus) return undefined;
    let cancel: () => void = () => undefined;
    const wait = (): void => {
      const left = store.changedAt + manuscriptLimits.conflictPauseMs - systemClock.now();
      if (left > 0) cancel = systemClock.once(left, wait);
      else void show.current();
    };
    wait();
    return () => cancel();
  }, [store, version, turn, isFocus]);
  return () => void open();
}
