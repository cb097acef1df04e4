import { asObject, asObjectArray, asText } from '#src/lib/decode.ts';

export type ChangeView = {
  readonly id: number;
  readonly field: string;
  readonly was: string | null;
  /** Empty for a removal. */
  readonly now: string;
  readonly element: { readonly name: string; readonly image: string | null } | null;
};

/** An open set in the API; unknown values count as open. */
export type ReconciliationStatus = 'open' | 'processing' | 'processed' | 'failed';

export type ReconciliationView = {
  readonly slug: string;
  readonly status: ReconciliationStatus;
  readonly message: string | null;
  readonly project: { readonly slug: string; readonly name: string | null } | null;
  readonly changes: readonly ChangeView[];
};

const statuses: readonly ReconciliationStatus[] = ['open', 'processing', 'processed', 'failed'];

export function parseReconciliationStatus(raw: unknown): ReconciliationStatus {
  return statuses.find((status) => status === raw) ?? 'open';
}

function parseImage(raw: unknown): string | null {
  const { thumbnail, url } = asObject(raw);
  return asText(raw) ?? asText(thumbnail) ?? asText(url);
}

function changeView(raw: Readonly<Record<string, unknown>>): ChangeView[] {
  const { id, field, was, now } = raw;
  if (typeof id !== 'number') return [];
  const element = asObject(raw['element']);
  const name = asText(element['name']);
  return [
    {
      id,
      field: asText(field) ?? 'Change',
      was: asText(was),
      now: asText(now) ?? '',
      element: name === null ? null : { name, image: parseImage(element['image']) },
    },
  ];
}

/** Parses a reconciliation that may be incomplete; null without a slug. */
export function reconciliationView(raw: unknown): ReconciliationView | null {
  const data = asObject(raw);
  const slug = asText(data['slug']);
  if (slug === null) return null;
  const project = asText(data['project_slug']);
  const changes = asObjectArray(data['items']).flatMap(changeView);
  return {
    slug,
    status: parseReconciliationStatus(data['status']),
    message: asText(data['message']),
    project: project === null ? null : { slug: project, name: asText(data['project_name']) },
    changes: [...new Map(changes.map((change) => [change.id, change])).values()],
  };
}

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

export function formatReviewTitle(count: number): string {
  return `${numbers[count] ?? String(count)} ${count === 1 ? 'change' : 'changes'} from your conversations`;
}

export function changesText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}
