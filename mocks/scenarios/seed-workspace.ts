import type { SessionTable } from '#mocks/engine/session.ts';
import type { Library, ProjectContent, WorkspaceData } from '#mocks/model/scenario.ts';
import type { Schema } from '#mocks/model/tables.ts';
import { emptyDocument } from '#mocks/domains/manuscript/rich-text.ts';

function fillContent(content: ProjectContent, user_id: number, project_id: number, table: SessionTable): void {
  table('outlines').put({ id: project_id, outline: content.outline });
  for (const [position, item] of content.moodboard.items.entries())
    table('moodboard_items').put({ id: item.id, project_id, position, item, deleted_at: null });
  for (const { id, sections, ...note } of content.notes) {
    table('notes').put({ id, user_id, project_id, note, deleted_at: null });
    for (const [position, { id: sectionId, ...section }] of sections.entries())
      table('note_sections').put({ id: sectionId, note_id: id, position, section });
  }
}

/** Every project has a document from the start, even an empty one. */
function fillDocuments(workspace: WorkspaceData, user_id: number, table: SessionTable): void {
  const written = Object.values(workspace.contents).map(({ document }) => document.id);
  let lastId = Math.max(0, ...written);
  for (const { id: project_id, slug } of workspace.projects) {
    const existing = workspace.contents[slug]?.document;
    const { id, ...document } = existing ?? { ...emptyDocument, id: (lastId += 1) };
    table('documents').put({ id, user_id, project_id, document });
  }
}

function fillReconciliation(
  { slug, status, message, items }: Schema<'Reconciliation'>,
  user_id: number,
  project_id: number,
  table: SessionTable,
): void {
  table('reconciliations').put({ id: slug, user_id, project_id, status, message: message ?? null });
  for (const { id, element, ...item } of items)
    table('reconciliation_items').put({ id, reconciliation: slug, element_id: element?.id ?? null, item });
}

function fillInsights(workspace: WorkspaceData, user_id: number, table: SessionTable): void {
  for (const { element: slug, insights } of workspace.insights) {
    const element = table('elements').find((row) => row.element.slug === slug);
    if (!element) throw new Error(`The workspace has no element "${slug}".`);
    const of = { user_id, session_chat_id: null, chat_message_id: null, saved_order: 0 };
    for (const { id, saved_at, actions: _actions, ...insight } of insights)
      table('insights').put({ id, ...of, project_id: element.project_id, element_id: element.id, insight, saved_at });
  }
}

export function seedWorkspace(workspace: WorkspaceData, user_id: number, table: SessionTable): void {
  const projects = new Map(workspace.projects.map(({ slug, id }) => [slug, id]));
  const projectId = (slug: string | undefined): number => {
    const id = slug === undefined ? undefined : projects.get(slug);
    if (id === undefined) throw new Error(`The workspace has no project "${slug}".`);
    return id;
  };
  for (const project of workspace.projects) table('projects').put({ id: project.id, user_id, project });
  for (const { id, project_slug, ...element } of workspace.elements)
    table('elements').put({ id, user_id, project_id: projectId(project_slug), element, deleted_at: null });
  const elements = new Map(workspace.elements.map(({ slug, id }) => [slug, id]));
  for (const [index, [one, other]] of workspace.relations.entries()) {
    const ids = [elements.get(one), elements.get(other)] as const;
    if (ids[0] === undefined || ids[1] === undefined) throw new Error(`There is no element "${one}" or "${other}".`);
    table('relations').put({ id: index + 1, one: ids[0], other: ids[1] });
  }
  for (const [slug, content] of Object.entries(workspace.contents))
    fillContent(content, user_id, projectId(slug), table);
  fillDocuments(workspace, user_id, table);
  fillInsights(workspace, user_id, table);
  for (const reconciliation of workspace.reconciliations)
    fillReconciliation(reconciliation, user_id, projectId(reconciliation.project_slug), table);
}

/** Existing data has lower ids; later ones look like the contract's examples. */
const firstIds = {
  stories: 31,
  session_chats: 61,
  chat_messages: 1201,
  insights: 9001,
  projects: 14,
  elements: 113,
  reconciliation_items: 9501,
  relations: 101,
  notes: 731,
  note_sections: 7201,
  moodboard_items: 1001,
  invoices: 804,
  subscriptions: 4,
  images: 1001,
} as const;

function highest(rows: readonly { readonly id: number }[]): number {
  return rows.reduce((most, { id }) => Math.max(most, id), 0);
}

function getHighestIds(library: Library, workspace: WorkspaceData): Readonly<Record<string, number>> {
  const contents = Object.values(workspace.contents);
  const notes = contents.flatMap((content) => content.notes);
  // A project without contents gets a document, numbered last.
  const documents = highest(contents.map(({ document }) => document)) + workspace.projects.length - contents.length;
  const images = highest(contents.flatMap(({ moodboard }) => moodboard.items));
  return {
    stories: highest(library.stories),
    insights: highest(workspace.insights.flatMap(({ insights }) => insights)),
    projects: highest(workspace.projects),
    elements: highest(workspace.elements),
    reconciliation_items: highest(workspace.reconciliations.flatMap(({ items }) => items)),
    relations: workspace.relations.length,
    notes: Math.max(highest(notes), documents),
    note_sections: highest(notes.flatMap(({ sections }) => sections)),
    moodboard_items: images,
    images,
  };
}

export function getLastUsedIds(library: Library, workspace: WorkspaceData): Readonly<Record<string, number>> {
  const highestIds = getHighestIds(library, workspace);
  return Object.fromEntries(
    Object.entries(firstIds).map(([kind, first]) => [kind, Math.max(first - 1, highestIds[kind] ?? 0)]),
  );
}
