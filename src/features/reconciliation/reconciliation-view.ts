import { fieldsOf, rowsOf, textOf } from '#src/lib/read-raw.ts';

/** One change: what stood there and what would stand there. */
export type ChangeView = {
  readonly id: number;
  readonly field: string;
  /** Null for something new. */
  readonly was: string | null;
  /** Empty where something is to be taken away. */
  readonly now: string;
  /** The element it is about, else null. */
  readonly element: { readonly name: string; readonly image: string | null } | null;
};

/** An open set on the wire; what is not known counts as open. */
export type ReconciliationStatus = 'open' | 'processing' | 'processed' | 'failed';

export type ReconciliationView = {
  readonly slug: string;
  readonly status: ReconciliationStatus;
  readonly message: string | null;
  readonly project: { readonly slug: string; readonly name: string | null } | null;
  readonly changes: readonly ChangeView[];
};

const statuses: readonly ReconciliationStatus[] = ['open', 'processing', 'processed', 'failed'];

export const statusOf = (raw: unknown): ReconciliationStatus => statuses.find((status) => status === raw) ?? 'open';

function imageOf(raw: unknown): string | null {
  const { thumbnail, url } = fieldsOf(raw);
  return textOf(raw) ?? textOf(thumbnail) ?? textOf(url);
}

function changeView(raw: Readonly<Record<string, unknown>>): ChangeView[] {
  const { id, field, was, now } = raw;
  if (typeof id !== 'number') return [];
  const element = fieldsOf(raw['element']);
  const name = textOf(element['name']);
  return [
    {
      id,
      field: textOf(field) ?? 'Change',
      was: textOf(was),
      now: textOf(now) ?? '',
      element: name === null ? null : { name, image: imageOf(element['image']) },
    },
  ];
}

/** Reads a reconciliation that a server may send with holes or oddities; null when it has no slug. */
export function reconciliationView(raw: unknown): ReconciliationView | null {
  const data = fieldsOf(raw);
  const slug = textOf(data['slug']);
  if (slug === null) return null;
  const project = textOf(data['project_slug']);
  const changes = rowsOf(data['items']).flatMap(changeView);
  return {
    slug,
    status: statusOf(data['status']),
    message: textOf(data['message']),
    project: project === null ? null : { slug: project, name: textOf(data['project_name']) },
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

/** "Five changes from your conversations". */
export function titleOf(count: number): string {
  return `${numbers[count] ?? String(count)} ${count === 1 ? 'change' : 'changes'} from your conversations`;
}

export const changesText = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);
