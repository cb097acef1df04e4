import { useEffect, useState } from 'react';
import { systemClock } from '#src/platform/clock.ts';

/** The time in ms since the epoch, renewed each minute and when the page is shown again. */
export function useNow(): number {
  const [now, setNow] = useState(systemClock.now);
  useEffect(() => {
    const renew = (): void => setNow(systemClock.now());
    const stop = systemClock.every(60_000, renew);
    document.addEventListener('visibilitychange', renew);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}
