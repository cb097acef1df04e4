import type { Library } from './scenario.ts';
import type { WorkspaceData } from './workspace-data.ts';

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
