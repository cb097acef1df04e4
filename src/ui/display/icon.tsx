import { createLucideIcon, type LucideIcon } from 'lucide-react';

type Props = {
  of: LucideIcon;
  /** In px; 18 by default, or 20 under a coarse pointer. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 28;
  filled?: boolean;
};

/** Decorative: the control needs its own name. */
export function Icon({ of: Drawing, size, filled = false }: Props) {
  return (
    <Drawing
      size={size ?? 18}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      focusable={false}
      data-icon={size === undefined ? 'auto' : undefined}
    />
  );
}

/** A zero-length line with round ends draws a dot, so the icon needs a single shape. Long lists show it in every row. */
function dots(name: string, d: string): LucideIcon {
  return createLucideIcon(name, [['path', { d, strokeWidth: '3.75', key: 'dots' }]]);
}

export const DotsAcross = dots('dots-across', 'M5 12h.01M12 12h.01M19 12h.01');

export const DotsGrip = dots('dots-grip', 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01');
