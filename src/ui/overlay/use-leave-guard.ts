import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from './confirm-dialog.tsx';

type Options = {
  /** Asked at the moment of leaving. */
  isAtRisk: () => boolean;
  /** What would be lost, in a sentence. */
  message: string;
  /** The writer leaves all the same. */
  onLeave?: () => void;
};

/**
 * Asks before a screen is left whose work is not saved ("Leave without saving?"): by a link, by the way back, and, in the
 * browser's own words, by a reload or by closing the page. Never in the way of a login that has ended.
 */
export function useLeaveGuard({ isAtRisk, message, onLeave }: Options): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !nextLocation.pathname.startsWith('/auth') && isAtRisk(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      message,
      action: 'Leave',
      cancel: 'Keep editing',
      danger: true,
    }).then((agreed) => {
      if (!agreed) return blocker.reset();
      onLeave?.();
      return blocker.proceed();
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each attempt to leave
  }, [blocker]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (isAtRisk()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isAtRisk]);
}
