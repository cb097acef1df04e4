import type { ContractExamples } from '#mocks/contract/documented-responses.ts';
import type { AccountData, WorkspaceData } from '#mocks/model/scenario.ts';

const noAccount: AccountData = {
  subscription: null,
  trial: null,
  products: [],
  invoices: [],
  summaries: [],
  sequences: [],
};

/** A new writer's account: the whole free trial, and the plans to choose from. */
export function newAccount(examples: ContractExamples): AccountData {
  const { products } = examples('subscriptionRead', 'trialUnderWay').data;
  return { ...noAccount, trial: { used: 0, limit: 10, ended: false }, products };
}

const plans = {
  active: 'threeMonths',
  pastDue: 'oneOpen',
  trialUnderWay: 'empty',
  trialEnded: 'empty',
  nothing: 'empty',
} as const;

export type PlanName = keyof typeof plans;

export function readAccount(examples: ContractExamples, plan: PlanName): AccountData {
  return {
    ...examples('subscriptionRead', plan).data,
    invoices: examples('invoiceList', plans[plan]).data,
    summaries: [examples('summaryRead', 'saltRoad').data, examples('summaryRead', 'short').data],
    sequences: [examples('storySequenceRead', 'theReturn').data, examples('storySequenceRead', 'bare').data],
  };
}

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
