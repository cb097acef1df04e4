import { useEffect } from 'react';

type Known<Args extends readonly unknown[]> = { [K in keyof Args]: Args[K] | null | undefined };

/**
 * Listens to something outside React, such as a channel's events, while the component is on screen, and again when an
 * argument changes. While an argument isn't known yet, or without `subscribe`, it doesn't listen. `subscribe` must be the
 * same function at each render; it returns its unsubscribe function.
 */
export function useSubscription<Args extends readonly unknown[]>(
  subscribe: ((...args: Args) => () => void) | null,
  ...args: Known<Args>
): void {
  useEffect(() => {
    if (subscribe === null || args.some((argument) => argument === null || argument === undefined)) return undefined;
    return subscribe(...(args as unknown as Args));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the arguments are a list
  }, [subscribe, ...args]);
}
