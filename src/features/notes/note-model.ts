import type { Note, NoteRef, NoteSection } from '#src/api/generated/types.ts';
import { trimmed, uniqueById } from '#src/lib/display-values.ts';
import { readRichDoc, type RichDoc } from '#src/lib/rich-text.ts';

export type NoteRow = {
  readonly id: number;
  readonly title: string | null;
  readonly excerpt: string | null;
  readonly updatedAt: string;
};

/** A note's section. Its title is unchanged user input, `''` without one. */
export type SectionModel = {
  readonly id: number;
  /** The key of the device that created it, or null. */
  readonly key: number | null;
  readonly version: number;
  readonly title: string;
  readonly content: RichDoc;
};

export type NoteModel = {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly sections: readonly SectionModel[];
  readonly updatedAt: string;
};

export const untitled = 'Untitled';

export function toNoteRows(notes: readonly NoteRef[]): readonly NoteRow[] {
  const rows = notes.map(({ id, title, excerpt, updated_at: updatedAt }) => ({
    id,
    title: trimmed(title),
    excerpt: trimmed(excerpt),
    updatedAt,
  }));
  return uniqueById(rows);
}

export function toSection({ id, client_key: key, version, title, content }: NoteSection): SectionModel {
  const doc = readRichDoc(content) ?? { type: 'doc', content: [] };
  return { id, key: key === undefined ? null : -Number(key), version, title: title ?? '', content: doc };
}

export function toNote({ id, version, title, sections, updated_at: updatedAt }: Note): NoteModel {
  return { id, version, title: title ?? '', sections: uniqueById(sections.map(toSection)), updatedAt };
}

export function moveInOrder(order: readonly number[], id: number, by: number): readonly number[] {
  const from = order.indexOf(id);
  const to = Math.max(0, Math.min(order.length - 1, from + by));
  return from === -1 || from === to ? order : order.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Inserts sections that only this device has into the server's order, each after its local predecessor. */
export function withDraftOrder(
  server: readonly number[],
  visible: readonly number[],
  draftIds: ReadonlySet<number>,
): readonly number[] {
  const order = [...server];
  for (const [at, id] of visible.entries()) {
    if (!draftIds.has(id) || order.includes(id)) continue;
    const before = visible.slice(0, at).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/**
 * Applies the requested order to the server's current sections. Sections added elsewhere stay after their predecessor
 * there.
 */
export function getRequestedOrder(server: readonly number[], requested: readonly number[]): readonly number[] {
  const existing = requested.filter((id) => server.includes(id));
  return withDraftOrder(existing, server, new Set(server));
}

type OrderUpdate = {
  readonly server: readonly number[];
  readonly visible: readonly number[];
  readonly draftIds: ReadonlySet<number>;
  readonly isMoving: boolean;
};

/** Returns the server's order, unless the writer's own move is still in flight. */
export function mergeSectionOrder({ server, visible, draftIds, isMoving }: OrderUpdate): readonly number[] {
  return withDraftOrder(isMoving ? getRequestedOrder(server, visible) : server, visible, draftIds);
}

/**
 * Merges two orders with a common base: sections deleted on either side are gone, sections added on either side are in,
 * and a move here wins over the other side's order.
 */
export function mergeOrders(
  base: readonly number[],
  local: readonly number[],
  remote: readonly number[],
): readonly number[] {
  const isCommon = (id: number): boolean => base.includes(id) && local.includes(id) && remote.includes(id);
  return mergeSectionOrder({
    server: remote.filter((id) => local.includes(id) || !base.includes(id)),
    visible: local,
    draftIds: new Set(local.filter((id) => !base.includes(id) && !remote.includes(id))),
    isMoving: String(local.filter(isCommon)) !== String(base.filter(isCommon)),
  });
}
