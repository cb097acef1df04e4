import { BookOpen, House, Shapes, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type Destination = {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Where it stands on a phone: in the bar, or behind "More". */
  readonly onPhone: 'bar' | 'more';
};

/** Where the main navigation leads: in the rail, and on phones in the bar and behind "More". */
export const destinations: readonly Destination[] = [
  { to: '/', label: 'Home', icon: House, onPhone: 'bar' },
  { to: '/stories', label: 'Stories', icon: BookOpen, onPhone: 'bar' },
  { to: '/elements', label: 'Story Elements', icon: Shapes, onPhone: 'more' },
  { to: '/profile', label: 'Profile', icon: User, onPhone: 'bar' },
];
