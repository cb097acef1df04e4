import type { ContractExamples } from '#mocks/contract/examples.ts';
import type { Schema } from '#mocks/model/schema.ts';

/** A project in a scenario: without what the server derives. */
export type ProjectData = Omit<Schema<'Project'>, 'element_kinds' | 'reconciliation_slug'>;

/** An element in a scenario: without what the server derives. */
export type ElementData = Omit<Schema<'NarrativeElement'>, 'project_name' | 'related_kinds'>;

export type ProjectContent = {
  readonly outline: Schema<'Outline'>;
  readonly moodboard: Schema<'Moodboard'>;
  readonly notes: readonly Schema<'Note'>[];
  readonly document: Schema<'ProjectDocument'>;
};

export type WorkspaceData = {
  readonly projects: readonly ProjectData[];
  readonly elements: readonly ElementData[];
  readonly relations: readonly (readonly [string, string])[];
  /** Project's slug → content. Other projects are empty. */
  readonly contents: Readonly<Record<string, ProjectContent>>;
  readonly reconciliations: readonly Schema<'Reconciliation'>[];
  readonly insights: readonly { readonly element: string; readonly insights: readonly Schema<'Insight'>[] }[];
};

export const noWorkspace: WorkspaceData = {
  projects: [],
  elements: [],
  relations: [],
  contents: {},
  reconciliations: [],
  insights: [],
};

const elementNames = [
  'mara',
  'tobias',
  'rourke',
  'house',
  'flats',
  'lighthouse',
  'return',
  'storm',
  'homecoming',
  'bare',
  'jonah',
  'sefa',
] as const;

const noteNames = ['tides', 'voices', 'untitled'] as const;

export function readWorkspace(examples: ContractExamples): WorkspaceData {
  return {
    projects: examples('projectList', 'library').data,
    elements: elementNames.map((name) => examples('elementRead', name).data),
    relations: [
      ['mara-ellery', 'tobias-ellery'],
      ['mara-ellery', 'captain-rourke'],
      ['mara-ellery', 'the-house'],
      ['mara-ellery', 'homecoming'],
    ],
    contents: {
      'the-salt-road': {
        outline: examples('outlineRead', 'saltRoad').data,
        moodboard: examples('moodboardRead', 'saltRoad').data,
        notes: noteNames.map((name) => examples('noteRead', name).data),
        document: examples('documentRead', 'saltRoad').data,
      },
    },
    reconciliations: [examples('reconciliationRead', 'november').data],
    insights: [{ element: 'mara-ellery', insights: examples('elementInsightHistoryList', 'firstPage').data }],
  };
}
