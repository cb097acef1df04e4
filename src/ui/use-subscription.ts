import { useEffect } from 'react';

type Known<Args extends readonly (number | string)[]> = { [K in keyof Args]: Args[K] | null | undefined };

/**
 * Listens to events while the component is on screen, and again when an argument changes. While an argument isn't known
 * yet, it doesn't listen. `subscribe` must be the same function at each render; it returns its end.
 */
export function useSubscription<Args extends readonly (number | string)[]>(
  subscribe: (...args: Args) => () => void,
  ...args: Known<Args>
): void {
  useEffect(() => {
    if (args.some((argument) => argument === null || argument === undefined)) return undefined;
    return subscribe(...(args as unknown as Args));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the arguments are a list
  }, [subscribe, ...args]);
}
