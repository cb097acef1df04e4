import type { ContractExamples } from '#mocks/contract/examples.ts';
import type { Schema } from '#mocks/model/schema.ts';

/** What a project holds at the beginning, beside its elements. */
export type ProjectContent = {
  readonly outline: Schema<'Outline'>;
  readonly moodboard: Schema<'Moodboard'>;
  readonly notes: readonly Schema<'Note'>[];
  readonly document: Schema<'Document'>;
};

/** The writer's projects and all that is in them, at the beginning. */
export type WorkspaceData = {
  readonly projects: readonly Schema<'Project'>[];
  readonly elements: readonly Schema<'Element'>[];
  /** Pairs of elements that are related, by their slugs. */
  readonly relations: readonly (readonly [string, string])[];
  /** Project's slug → what it holds; a project that is not named holds nothing. */
  readonly contents: Readonly<Record<string, ProjectContent>>;
  readonly reconciliations: readonly Schema<'Reconciliation'>[];
  /** Insights about an element, newest first. */
  readonly insights: readonly { readonly element: string; readonly insights: readonly Schema<'Insight'>[] }[];
};

/** A workspace without a project. */
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

/** The workspace that the contract's examples tell of. */
export const readWorkspace = (examples: ContractExamples): WorkspaceData => ({
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
});
