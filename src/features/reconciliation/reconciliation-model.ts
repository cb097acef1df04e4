import type { ElementImage, Reconciliation, ReconciliationItem } from '#src/api/generated/types.ts';
import { trimmed, uniqueById } from '#src/lib/display-values.ts';
import { diffSequences } from '#src/lib/diff.ts';

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

export function parseReconciliationStatus(raw: string): ReconciliationStatus {
  return statuses.find((status) => status === raw) ?? 'open';
}

function toImage(image: ElementImage): string | null {
  if (image === null || typeof image === 'string') return trimmed(image);
  return trimmed(image.thumbnail) ?? trimmed(image.url);
}

function toChange({ id, field, was, now, element }: ReconciliationItem): ChangeView {
  const name = trimmed(element?.name);
  return {
    id,
    field: trimmed(field) ?? 'Change',
    was: trimmed(was),
    now: trimmed(now) ?? '',
    element: element === null || name === null ? null : { name, image: toImage(element.image) },
  };
}

export function toReconciliation(reconciliation: Reconciliation): ReconciliationView {
  const project = trimmed(reconciliation.project_slug);
  return {
    slug: reconciliation.slug,
    status: parseReconciliationStatus(reconciliation.status),
    message: trimmed(reconciliation.message),
    project: project === null ? null : { slug: project, name: trimmed(reconciliation.project_name) },
    changes: uniqueById(reconciliation.items.map(toChange)),
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

type DiffToken = { readonly text: string; readonly isNew: boolean };

/** Shorter texts get no marks, which would only distract. */
const longFrom = 12;

function splitWords(text: string): string[] {
  return text.match(/\S+\s*/gu) ?? [];
}

/** Marks the new words in a long text. Short or mostly new texts are one token. */
export function diffWords(was: string | null, now: string): readonly DiffToken[] {
  const [before, after] = [splitWords(was ?? ''), splitWords(now)];
  const whole = [{ text: now, isNew: false }];
  if (before.length < longFrom || after.length < longFrom) return whole;
  const trimmed = (words: readonly string[]): string[] => words.map((word) => word.trimEnd());
  const differences = diffSequences(trimmed(before), trimmed(after)).map(({ remote }) => remote);
  if (differences.some(([from, to]) => to - from > after.length / 2)) return whole;
  const tokens: DiffToken[] = [];
  let at = 0;
  for (const [from, to] of [...differences, [after.length, after.length] as const]) {
    tokens.push(
      { text: after.slice(at, from).join(''), isNew: false },
      { text: after.slice(from, to).join(''), isNew: true },
    );
    at = to;
  }
  return tokens.filter(({ text }) => text !== '');
}
