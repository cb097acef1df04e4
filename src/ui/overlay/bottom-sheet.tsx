import { useState } from 'react';
import type { SheetProps } from './sheet.tsx';
import { useGoneAfterExit } from './layer.ts';
import { useOverlays } from './lazy-overlays.ts';

/**
 * A sheet for phones, 60 % high. Dragging its header up, scrolling its list or keyboard focus raises it to 92 %. Store
 * `open` in the history state so that Back closes it.
 */
export function BottomSheet(props: SheetProps) {
  const [isNeeded, setIsNeeded] = useState(props.open);
  if (props.open && !isNeeded) setIsNeeded(true);
  useGoneAfterExit(props.open, () => setIsNeeded(false));
  const overlays = useOverlays(isNeeded);
  return overlays && isNeeded && <overlays.Sheet {...props} />;
}
