import { BookOpen, House, Shapes, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type Destination = {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPhone: 'bar' | 'more';
};

export const destinations: readonly Destination[] = [
  { to: '/', label: 'Home', icon: House, onPhone: 'bar' },
  { to: '/stories', label: 'Stories', icon: BookOpen, onPhone: 'bar' },
  { to: '/elements', label: 'Story Elements', icon: Shapes, onPhone: 'more' },
  { to: '/profile', label: 'Profile', icon: User, onPhone: 'bar' },
];
