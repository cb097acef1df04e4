import type { ChangeView, ReconciliationStatus } from './reconciliation-view.ts';

export type Choice = 'keep' | 'edit' | 'drop';

/** One change while the writer settles it. */
export type Row = {
  readonly change: ChangeView;
  readonly choice: Choice;
  /** The text that is to stand there. */
  readonly text: string;
  /** The text that the server has. */
  readonly saved: string;
  /** The server has taken it out. */
  readonly isDropped: boolean;
  readonly isSending: boolean;
  readonly error: unknown;
};

/** `choosing`: the writer is at it. `sending`: choices and the order to apply leave. `processing`: the server applies them. */
export type Phase = 'choosing' | 'sending' | 'processing' | 'done';

export type Settling = {
  readonly phase: Phase;
  readonly rows: readonly Row[];
  /** Why nothing was applied; its message where the server gave one. */
  readonly failure: { readonly error: unknown; readonly message: string | null } | null;
  /** How many were applied. */
  readonly applied: number;
  /** News came before the order was answered, so of this order or of one before it: only the server can tell. */
  readonly isToldEarly: boolean;
};

/** What the writer begins with; `drafts` are texts that were typed and not sent, by id. */
export function begin(
  changes: readonly ChangeView[],
  status: ReconciliationStatus,
  drafts: ReadonlyMap<number, string> = new Map(),
): Settling {
  return {
    phase: status === 'processing' ? 'processing' : 'choosing',
    failure: null,
    applied: changes.length,
    isToldEarly: false,
    rows: changes.map((change) => {
      const draft = drafts.get(change.id);
      return {
        change,
        choice: draft === undefined ? 'keep' : 'edit',
        text: draft ?? change.now,
        saved: change.now,
        isDropped: false,
        isSending: false,
        error: null,
      };
    }),
  };
}

/** Changes one row. */
export function withRow(state: Settling, id: number, next: Partial<Row>): Settling {
  return { ...state, rows: state.rows.map((row) => (row.change.id === id ? { ...row, ...next } : row)) };
}

/** What a row has to send now: its removal, its text, or nothing. An empty text waits: a change cannot be to nothing. */
export function dueOf({ choice, text, saved, isDropped }: Row): 'drop' | 'text' | null {
  if (isDropped) return null;
  if (choice === 'drop') return 'drop';
  return text !== saved && text.trim() !== '' ? 'text' : null;
}

/** Whether the writer emptied the text, which can be neither saved nor applied. A proposal to remove a text has none. */
export const isEmpty = ({ change, choice, text }: Row): boolean =>
  choice !== 'drop' && text.trim() === '' && change.now !== '';

export const countKept = ({ rows }: Settling): number => rows.filter(({ choice }) => choice !== 'drop').length;

/** "4 to apply, 1 rejected". */
export function countWords(state: Settling): string {
  const kept = countKept(state);
  const dropped = state.rows.length - kept;
  return dropped === 0 ? `${kept} to apply` : `${kept} to apply, ${dropped} rejected`;
}

/** The server says how it went; news that come twice or late change nothing. */
export function settled(state: Settling, status: ReconciliationStatus, message: string | null): Settling {
  if (state.phase === 'sending') return { ...state, isToldEarly: true };
  if (state.phase !== 'processing') return state;
  if (status === 'processed') return { ...state, phase: 'done', failure: null };
  if (status === 'failed') return { ...state, phase: 'choosing', failure: { error: null, message } };
  return state;
}
