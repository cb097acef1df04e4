import type { UserEventHandlers } from '#src/contract/live.ts';
import { product } from '#src/lib/product.ts';

export type Announcement = Parameters<NonNullable<UserEventHandlers['announcement']>>[0];

export type AnnouncementModel = {
  readonly type: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly content: string;
  readonly image: unknown;
};

const known = new Map([
  ['feature', `New in ${product.name}`],
  ['maintenance', 'Planned maintenance'],
]);
const unnamed = 'Announcement';
const longestType = 40;

function typeWords(raw: string): string {
  const type = raw.trim();
  const words = type
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim()
    .slice(0, longestType);
  return known.get(type.toLowerCase()) ?? (words === '' ? unnamed : words.charAt(0).toUpperCase() + words.slice(1));
}

export function parseAnnouncement(announcement: Announcement): AnnouncementModel {
  const { announcement_type: type, title, subtitle, content, imageUrl } = announcement;
  return {
    type: typeWords(type),
    title: title.trim() === '' ? unnamed : title.trim(),
    subtitle: subtitle == null || subtitle.trim() === '' ? null : subtitle.trim(),
    content,
    image: imageUrl ?? null,
  };
}
