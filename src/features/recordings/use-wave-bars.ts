import { viewport } from '#src/lib/constants.ts';
import { useMedia } from '#src/ui/use-media.ts';

/** How many bars of a wave fit beside the timer: fewer on a phone, fewer where the insights take their part. */
export function useWaveBars(): number {
  const isPhone = useMedia(`(max-width: ${viewport.mobileBelowPx - 1}px)`);
  return isPhone ? 36 : 46;
}
