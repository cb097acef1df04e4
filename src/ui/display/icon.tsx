import type { LucideIcon } from 'lucide-react';

type Props = {
  of: LucideIcon;
  /** In px; 18 by default, or 20 under a coarse pointer. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 28;
  filled?: boolean;
};

/** Decorative: the control needs its own name. */
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
