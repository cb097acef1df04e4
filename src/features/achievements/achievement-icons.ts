import {
  BookOpen,
  Clock,
  Compass,
  Feather,
  Flag,
  Flame,
  GitBranch,
  Globe,
  Heart,
  Key,
  type LucideIcon,
  Map as MapIcon,
  MessageCircle,
  Mic,
  Mountain,
  PenLine,
  Quote,
  Star,
  Users,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpen,
  clock: Clock,
  compass: Compass,
  feather: Feather,
  flag: Flag,
  flame: Flame,
  'git-branch': GitBranch,
  globe: Globe,
  heart: Heart,
  key: Key,
  map: MapIcon,
  'message-circle': MessageCircle,
  mic: Mic,
  mountain: Mountain,
  'pen-line': PenLine,
  quote: Quote,
  star: Star,
  users: Users,
};

export function achievementIcon(name: string | null): LucideIcon {
  return name !== null && Object.hasOwn(icons, name) ? (icons[name] ?? Star) : Star;
}
