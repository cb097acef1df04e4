import type { UserEventHandlers } from '#src/contract/live.ts';
import { product } from '#src/lib/product.ts';

/** What the event of section 3 brings. */
export type Announcement = Parameters<NonNullable<UserEventHandlers['announcement']>>[0];

/** An announcement as its dialog shows it (section 3). */
export type AnnouncementModel = {
  /** The small words over the title; what is unknown is said in its own words. */
  readonly type: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** Markdown of the server. */
  readonly content: string;
  /** Not yet guarded. */
  readonly image: unknown;
};

const known = new Map([
  ['feature', `New in ${product.name}`],
  ['maintenance', 'Planned maintenance'],
]);
const unnamed = 'Announcement';
const longestType = 40;

/** "community_event" is read as "Community event". */
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
