import { createLucideIcon } from 'lucide-react';

/**
 * A line of no length with round ends is a dot: an icon of dots is one shape instead of one for each. Long lists have it in
 * every row.
 */
const dots = (d: string): ['path', Record<string, string>][] => [['path', { d, strokeWidth: '3.75', key: 'dots' }]];

/** Three dots in a row: more. */
export const DotsAcross = createLucideIcon('dots-across', dots('M5 12h.01M12 12h.01M19 12h.01'));

/** Two columns of three dots: what something is held by. */
export const DotsGrip = createLucideIcon('dots-grip', dots('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01'));
