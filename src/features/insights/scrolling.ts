import { insightLimits } from '#src/lib/constants.ts';
import type { Clock } from '#src/platform/clock.ts';

/** What an element says of its scrolling, in px. */
type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** True when the lower edge of what is seen lies past 80 % of the whole (section 9); also where all of it is seen. */
export function isPastEighty({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight > 0 && (scrollTop + clientHeight) / scrollHeight > insightLimits.loadsPast;
}

/**
 * Runs at once, and at most once in 200 ms (section 9); calls in between lead to one run at the end of it. `stop` forgets what
 * is still to come.
 */
export function throttled(run: () => void, clock: Clock): { call: () => void; stop: () => void } {
  let cancel: (() => void) | null = null;
  let again = false;
  const wait = (): void => {
    cancel = clock.once(insightLimits.scrollThrottleMs, () => {
      cancel = null;
      if (!again) return;
      again = false;
      run();
      wait();
    });
  };
  return {
    call: () => {
      if (cancel !== null) {
        again = true;
        return;
      }
      run();
      wait();
    },
    stop: () => {
      cancel?.();
      cancel = null;
      again = false;
    },
  };
}
