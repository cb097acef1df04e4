import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from './confirm-dialog.tsx';

type Options = {
  isAtRisk: () => boolean;
  message: string;
  onLeave?: () => void;
};

/**
 * Asks before the writer leaves a screen with unsaved work, also on reload or when the page closes. Never blocks the
 * redirect after a session expires.
 */
export function useLeaveGuard({ isAtRisk, message, onLeave }: Options): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !nextLocation.pathname.startsWith('/auth') && isAtRisk(),
  );
  // The router waits for the dialog.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asks once per attempt to leave
  }, [blocker]);
  useWindowEvent('beforeunload', (event) => {
    if (isAtRisk()) event.preventDefault();
  });
}
