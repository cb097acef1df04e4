import type { LucideIcon } from 'lucide-react';

type Props = {
  of: LucideIcon;
  /** Edge in px; 18 by default, which becomes 20 under a coarse pointer. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 28;
  /** Filled shapes, such as a saved bookmark. */
  filled?: boolean;
};

/** A line icon at the one stroke of this interface. It says nothing by itself: name the control it stands in. */
export function Icon({ of: Shape, size, filled = false }: Props) {
  return (
    <Shape
      aria-hidden="true"
      focusable="false"
      size={size ?? 18}
      strokeWidth={1.75}
      data-icon={size === undefined ? 'auto' : undefined}
      fill={filled ? 'currentColor' : 'none'}
    />
  );
}
