import { BookOpen, House } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type Destination = { readonly to: string; readonly label: string; readonly icon: LucideIcon };

/** Where the main navigation leads, in the rail and in the phone's bar. */
export const destinations: readonly Destination[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/stories', label: 'Stories', icon: BookOpen },
];
