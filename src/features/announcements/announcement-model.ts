import type { UserEventHandlers } from '#src/api/live.ts';
import { product } from '#src/lib/product.ts';

export type Announcement = Parameters<NonNullable<UserEventHandlers['announcement']>>[0];

export type AnnouncementModel = {
  readonly type: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly content: string;
  readonly image: unknown;
};

const typeLabels = new Map([
  ['feature', `New in ${product.name}`],
  ['maintenance', 'Planned maintenance'],
]);
const fallbackLabel = 'Announcement';
const longestType = 40;

function toTypeLabel(raw: string): string {
  const type = raw.trim();
  const label = type
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim()
    .slice(0, longestType);
  return (
    typeLabels.get(type.toLowerCase()) ??
    (label === '' ? fallbackLabel : label.charAt(0).toUpperCase() + label.slice(1))
  );
}

export function parseAnnouncement(announcement: Announcement): AnnouncementModel {
  const { announcement_type: type, title, subtitle, content, imageUrl } = announcement;
  return {
    type: toTypeLabel(type),
    title: title?.trim() || fallbackLabel,
    subtitle: subtitle == null || subtitle.trim() === '' ? null : subtitle.trim(),
    content,
    image: imageUrl ?? null,
  };
}

const maxStored = 200;

export function readSeen(stored: string | null): readonly number[] {
  return (stored ?? '').split(',').flatMap((text) => (/^\d{1,15}$/.test(text) ? [Number(text)] : []));
}

export function markSeen(stored: string | null, identifier: number): string {
  const before = readSeen(stored).filter((one) => one !== identifier);
  return [...before, identifier].slice(-maxStored).join(',');
}
