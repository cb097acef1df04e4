import type { TrashItem } from '#src/api/generated/types.ts';
import { readSlug } from '#src/lib/conversation-subject.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { isElementKind, projectPath } from '#src/lib/paths.ts';

export const trashKinds = ['story', 'element', 'note', 'moodboard_item'] as const;

export type TrashKind = (typeof trashKinds)[number];

/** A deleted item that the writer can restore. */
export type TrashRow = {
  readonly key: string;
  readonly kind: TrashKind;
  readonly id: number;
  readonly name: string;
  /** Null for a story. */
  readonly project: { readonly slug: string; readonly name: string } | null;
  /** URL segment of an element's kind, such as "characters". */
  readonly elementKind: string | null;
  /** The server's URL, unchecked. */
  readonly image: string | null;
  readonly deletedAt: string;
  readonly expiresAt: string;
};

/** Returns what this version of the application can restore. */
export function toTrashRows(items: readonly TrashItem[]): TrashRow[] {
  const rows = items.flatMap((item): TrashRow[] => {
    const kind = trashKinds.find((known) => known === item.kind);
    const slug = readSlug(item.project_slug);
    if (kind === undefined || (kind !== 'story' && slug === null)) return [];
    return [
      {
        key: `${kind} ${item.id}`,
        kind,
        id: item.id,
        name: trimmed(item.name) ?? (kind === 'moodboard_item' ? 'Image with no caption' : 'Untitled'),
        project: slug === null ? null : { slug, name: trimmed(item.project_name) ?? 'Untitled' },
        elementKind: trimmed(item.element_type),
        image: trimmed(item.image?.path),
        deletedAt: item.deleted_at,
        expiresAt: item.expires_at,
      },
    ];
  });
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}

/** The screen that shows a row once it's restored. An element's screen needs its slug, so its list is shown. */
export function getRestoredPath({ kind, id, project, elementKind }: TrashRow): string {
  if (project === null) return `/stories/${id}`;
  if (kind === 'note') return projectPath(project.slug, 'notes', id);
  if (kind === 'moodboard_item') return projectPath(project.slug, 'moodboard');
  return elementKind !== null && isElementKind(elementKind)
    ? projectPath(project.slug, elementKind)
    : projectPath(project.slug);
}

const day = 24 * 60 * 60 * 1000;

/**
 * Returns how long a row can be restored, such as "29 days". `now` is the device's time in ms: if its clock is slow, the
 * row has no more time than it had when it was deleted.
 */
export function getTimeLeft({ deletedAt, expiresAt }: Pick<TrashRow, 'deletedAt' | 'expiresAt'>, now: number): string {
  const days = Math.ceil((Date.parse(expiresAt) - Math.max(now, Date.parse(deletedAt))) / day);
  return days > 1 ? `${days} days` : 'less than a day';
}
