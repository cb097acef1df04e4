import { createLucideIcon } from 'lucide-react';

/**
 * A zero-length line with round ends draws a dot, so the icon needs a single shape. Long lists show it in every row.
 */
function dots(d: string): ['path', Record<string, string>][] {
  return [['path', { d, strokeWidth: '3.75', key: 'dots' }]];
}

export const DotsAcross = createLucideIcon('dots-across', dots('M5 12h.01M12 12h.01M19 12h.01'));

export const DotsGrip = createLucideIcon('dots-grip', dots('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01'));
