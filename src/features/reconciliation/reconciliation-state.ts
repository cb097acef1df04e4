import type { ChangeView, ReconciliationStatus } from './reconciliation-model.ts';

export type ReviewDecision = 'accept' | 'edit' | 'reject';

export type ReviewRow = {
  readonly change: ChangeView;
  readonly choice: ReviewDecision;
  readonly text: string;
  readonly saved: string;
  readonly isRejected: boolean;
  readonly isSending: boolean;
  readonly error: unknown;
};

/**
 * `reviewing`: the writer chooses. `sending`: sends choices and the apply request. `processing`: the server applies
 * them.
 */
export type ReconciliationPhase = 'reviewing' | 'sending' | 'processing' | 'done';

export type ReconciliationState = {
  readonly phase: ReconciliationPhase;
  readonly rows: readonly ReviewRow[];
  /** Why applying failed, with the server's message if any. */
  readonly failure: { readonly error: unknown; readonly message: string | null } | null;
  readonly applied: number;
  /** An event arrived before the response, perhaps about an earlier attempt, so fetch the state. */
  readonly hasEarlyResult: boolean;
};

export function createReconciliationState(
  changes: readonly ChangeView[],
  status: ReconciliationStatus,
): ReconciliationState {
  return {
    phase: status === 'processing' ? 'processing' : 'reviewing',
    failure: null,
    applied: changes.length,
    hasEarlyResult: false,
    rows: changes.map((change) => ({
      change,
      choice: 'accept',
      text: change.now,
      saved: change.now,
      isRejected: false,
      isSending: false,
      error: null,
    })),
  };
}

export function withReviewRow(state: ReconciliationState, id: number, next: Partial<ReviewRow>): ReconciliationState {
  return { ...state, rows: state.rows.map((row) => (row.change.id === id ? { ...row, ...next } : row)) };
}

/** Returns what a row must send now. An empty text waits, because a change can't be empty. */
export function getPendingWrite({ choice, text, saved, isRejected }: ReviewRow): 'reject' | 'text' | null {
  if (isRejected) return null;
  if (choice === 'reject') return 'reject';
  return text !== saved && text.trim() !== '' ? 'text' : null;
}

/** Whether the writer emptied the text, which can't be saved or applied. Removals are empty by design. */
export function isEmpty({ change, choice, text }: ReviewRow): boolean {
  return choice !== 'reject' && text.trim() === '' && change.now !== '';
}

export function countAccepted({ rows }: ReconciliationState): number {
  return rows.filter(({ choice }) => choice !== 'reject').length;
}

export function formatCounts(state: ReconciliationState): string {
  const accepted = countAccepted(state);
  const dropped = state.rows.length - accepted;
  return dropped === 0 ? `${accepted} to apply` : `${accepted} to apply, ${dropped} rejected`;
}

/** Applies the server's status; ignores duplicate or late events. */
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
