import type { ChangeView, ReconciliationStatus } from './reconciliation-view.ts';

export type ReviewDecision = 'accept' | 'edit' | 'reject';

/** One change while the writer settles it. */
export type ReviewRow = {
  readonly change: ChangeView;
  readonly choice: ReviewDecision;
  /** The text that is to stand there. */
  readonly text: string;
  /** The text that the server has. */
  readonly saved: string;
  /** The server has taken it out. */
  readonly isRejected: boolean;
  readonly isSending: boolean;
  readonly error: unknown;
};

/** `choosing`: the writer is at it. `sending`: choices and the order to apply leave. `processing`: the server applies them. */
export type ReconciliationPhase = 'reviewing' | 'sending' | 'processing' | 'done';

export type ReconciliationState = {
  readonly phase: ReconciliationPhase;
  readonly rows: readonly ReviewRow[];
  /** Why nothing was applied; its message where the server gave one. */
  readonly failure: { readonly error: unknown; readonly message: string | null } | null;
  /** How many were applied. */
  readonly applied: number;
  /** News came before the order was answered, so of this order or of one before it: only the server can tell. */
  readonly hasEarlyResult: boolean;
};

/** What the writer begins with; `drafts` are texts that were typed and not sent, by id. */
export function createReconciliationState(
  changes: readonly ChangeView[],
  status: ReconciliationStatus,
  drafts: ReadonlyMap<number, string> = new Map(),
): ReconciliationState {
  return {
    phase: status === 'processing' ? 'processing' : 'reviewing',
    failure: null,
    applied: changes.length,
    hasEarlyResult: false,
    rows: changes.map((change) => {
      const draft = drafts.get(change.id);
      return {
        change,
        choice: draft === undefined ? 'accept' : 'edit',
        text: draft ?? change.now,
        saved: change.now,
        isRejected: false,
        isSending: false,
        error: null,
      };
    }),
  };
}

/** Changes one row. */
export function withReviewRow(state: ReconciliationState, id: number, next: Partial<ReviewRow>): ReconciliationState {
  return { ...state, rows: state.rows.map((row) => (row.change.id === id ? { ...row, ...next } : row)) };
}

/** What a row has to send now: its removal, its text, or nothing. An empty text waits: a change cannot be to nothing. */
export function getPendingWrite({ choice, text, saved, isRejected }: ReviewRow): 'reject' | 'text' | null {
  if (isRejected) return null;
  if (choice === 'reject') return 'reject';
  return text !== saved && text.trim() !== '' ? 'text' : null;
}

/** Whether the writer emptied the text, which can be neither saved nor applied. A proposal to remove a text has none. */
export const isEmpty = ({ change, choice, text }: ReviewRow): boolean =>
  choice !== 'reject' && text.trim() === '' && change.now !== '';

export const countAccepted = ({ rows }: ReconciliationState): number =>
  rows.filter(({ choice }) => choice !== 'reject').length;

/** "4 to apply, 1 rejected". */
export function formatCounts(state: ReconciliationState): string {
  const kept = countAccepted(state);
  const dropped = state.rows.length - kept;
  return dropped === 0 ? `${kept} to apply` : `${kept} to apply, ${dropped} rejected`;
}

/** The server says how it went; news that come twice or late change nothing. */
export function applyReconciliationStatus(
  state: ReconciliationState,
  status: ReconciliationStatus,
  message: string | null,
): ReconciliationState {
  if (state.phase === 'sending') return { ...state, hasEarlyResult: true };
  if (state.phase !== 'processing') return state;
  if (status === 'processed') return { ...state, phase: 'done', failure: null };
  if (status === 'failed') return { ...state, phase: 'reviewing', failure: { error: null, message } };
  return state;
}
