import { createElement } from 'react';
import type { LucideIcon } from 'virtual:lucide';

type Props = {
  of: LucideIcon;
  /** In px; 18 by default, or 20 under a coarse pointer. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 28;
  filled?: boolean;
};

/** Decorative: the control needs its own name. */
export function Icon({ of: shapes, size, filled = false }: Props) {
  const attributes = {
    width: size ?? 18,
    height: size ?? 18,
    viewBox: '0 0 24 24',
    fill: filled ? 'currentColor' : 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
    focusable: false,
    'data-icon': size === undefined ? 'auto' : undefined,
  } as const;
  return createElement('svg', attributes, ...shapes.map(([tag, shape]) => createElement(tag, shape)));
}

/**
 * A zero-length line with round ends draws a dot, so the icon needs a single shape. Long lists show it in every row.
 */
function dots(d: string): LucideIcon {
  return [['path', { d, strokeWidth: '3.75' }]];
}

export const DotsAcross = dots('M5 12h.01M12 12h.01M19 12h.01');

export const DotsGrip = dots('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01');
