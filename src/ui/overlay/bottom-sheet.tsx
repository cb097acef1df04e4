import { useDebouncedValue } from '@mantine/hooks';
import type { SheetProps } from './sheet.tsx';
import { longestExitMs } from './dialogs.ts';
import { useOverlays } from './lazy-overlays.ts';

/**
 * A sheet for phones, 60 % high. Dragging its header up, scrolling its list or keyboard focus raises it to 92 %. Store
 * `open` in the history state so that Back closes it.
 */
export function BottomSheet(props: SheetProps) {
  const [wasOpen] = useDebouncedValue(props.open, longestExitMs);
  const isNeeded = props.open || wasOpen;
  const overlays = useOverlays(isNeeded);
  return overlays && isNeeded && <overlays.Sheet {...props} />;
}
