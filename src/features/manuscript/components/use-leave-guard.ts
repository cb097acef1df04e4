import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isDirty } from '#src/lib/save-state.ts';
import { manuscriptTexts } from '#src/lib/texts.ts';
import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';
import type { Desk } from '../desk/desk.ts';

/** Neither the server nor this device has the text: only then is anything lost by leaving. */
const isAtRisk = (desk: Desk): boolean => isDirty(desk.saver.state$.peek()) && desk.keeper.status$.peek() === 'failed';

/** Asks before a text is left that is kept nowhere; everything else may be left at any time. */
export function useLeaveGuard(desk: Desk): void {
  const blocker = useBlocker(() => isAtRisk(desk));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      message: manuscriptTexts.notKept,
      action: 'Leave',
      cancel: 'Stay',
      danger: true,
    }).then((agreed) => (agreed ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (isAtRisk(desk)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [desk]);
}
