import { insightLimits } from '#src/lib/constants.ts';
import type { Clock } from '#src/platform/clock.ts';

type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Returns whether the visible area ends past 80 % of the content (section 9), also if all is visible. */
export function isPastEighty({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight > 0 && (scrollTop + clientHeight) / scrollHeight > insightLimits.loadsPast;
}

/** Runs immediately, then at most once in 200 ms with a trailing run (section 9). `stop` cancels the trailing run. */
export function throttled(run: () => void, clock: Clock): { trigger: () => void; stop: () => void } {
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
    trigger: () => {
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
