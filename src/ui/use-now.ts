import { useInterval, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

/** The time in ms since the epoch, renewed each minute and when the page is shown again. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  const renew = (): void => setNow(Date.now());
  useInterval(renew, 60_000, { autoInvoke: true });
  useWindowEvent('visibilitychange', renew);
  return now;
}
