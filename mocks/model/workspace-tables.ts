import type { Schema } from './schema.ts';

export type ProjectRow = {
  readonly id: number;
  readonly user_id: number;
  readonly project: Omit<Schema<'Project'>, 'element_kinds' | 'reconciliation_slug'>;
};

/** A deleted element is stored too, so that it can be restored. */
export type ElementRow = {
  readonly id: number;
  readonly user_id: number;
  readonly project_id: number;
  readonly element: Omit<Schema<'NarrativeElement'>, 'id' | 'project_slug' | 'project_name' | 'related_kinds'>;
  readonly deleted: boolean;
};

export type RelationRow = { readonly id: number; readonly one: number; readonly other: number };

export type OutlineRow = { readonly id: number; readonly outline: Schema<'Outline'> };

export type MoodboardItemRow = {
  readonly id: number;
  readonly project_id: number;
  readonly position: number;
  readonly item: Schema<'MoodboardItem'>;
  readonly deleted: boolean;
};

export type NoteRow = {
  readonly id: number;
  readonly user_id: number;
  readonly project_id: number;
  readonly note: Omit<Schema<'Note'>, 'id' | 'sections'>;
  readonly deleted: boolean;
};

export type NoteSectionRow = {
  readonly id: number;
  readonly note_id: number;
  readonly position: number;
  readonly section: Omit<Schema<'NoteSection'>, 'id'>;
};

/** A story's text. It shares its id sequence with notes, as both use `document.{id}`. */
export type DocumentRow = {
  readonly id: number;
  readonly user_id: number;
  readonly project_id: number;
  readonly document: Omit<Schema<'ProjectDocument'>, 'id'>;
};

export type ReconciliationRow = {
  readonly id: string;
  readonly user_id: number;
  readonly project_id: number;
  readonly status: Schema<'Reconciliation'>['status'];
  readonly message: string | null;
};

export type ReconciliationItemRow = {
  readonly id: number;
  readonly reconciliation: string;
  readonly element_id: number | null;
  readonly item: Omit<Schema<'ReconciliationItem'>, 'id' | 'element'>;
};

export type WorkspaceTables = {
  readonly projects: ProjectRow;
  readonly elements: ElementRow;
  readonly relations: RelationRow;
  readonly outlines: OutlineRow;
  readonly moodboard_items: MoodboardItemRow;
  readonly notes: NoteRow;
  readonly note_sections: NoteSectionRow;
  readonly documents: DocumentRow;
  readonly reconciliations: ReconciliationRow;
  readonly reconciliation_items: ReconciliationItemRow;
};
