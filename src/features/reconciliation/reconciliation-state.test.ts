import { describe, expect, it } from 'vitest';
import {
  createReconciliationState,
  formatCounts,
  getPendingWrite,
  isEmpty,
  applyReconciliationStatus,
  withReviewRow,
  type ReviewRow,
} from './reconciliation-state.ts';

function change(id: number, now = `Now ${id}`) {
  return { id, field: 'Age', was: 'Was', now, element: null };
}

const open = createReconciliationState([change(1), change(2)], 'open');

function createRow(next: Partial<ReviewRow>): ReviewRow {
  const [row] = createReconciliationState([change(1)], 'open').rows;
  if (row === undefined) throw new Error('No row');
  return { ...row, ...next };
}

describe('reconciliation state', () => {
  it('starts with every change accepted', () => {
    expect(open.rows.map(({ choice }) => choice)).toEqual(['accept', 'accept']);
  });

  it('starts in the processing phase when the server is already processing', () => {
    expect(createReconciliationState([change(1)], 'processing').phase).toBe('processing');
    expect(createReconciliationState([change(1)], 'failed').phase).toBe('reviewing');
  });

  it.each([
    ['nothing of what is kept as it is', {}, null],
    ['a text that was changed', { choice: 'edit', text: 'Mine' }, 'text'],
    ['a changed text that is kept', { choice: 'accept', text: 'Mine' }, 'text'],
    ['nothing of a text that is empty', { choice: 'edit', text: '  ' }, null],
    ['a removal, whatever its text', { choice: 'reject', text: 'Mine' }, 'reject'],
    ['nothing of what is out already', { choice: 'reject', isRejected: true }, null],
  ] as const)('sends %s', (_what, next, expected) => {
    expect(getPendingWrite(createRow(next))).toBe(expected);
  });

  it("blocks an empty text unless it's rejected", () => {
    expect(isEmpty(createRow({ text: ' ' }))).toBe(true);
    expect(isEmpty(createRow({ text: ' ', choice: 'reject' }))).toBe(false);
  });

  it('applies a proposal to remove a text', () => {
    const removal = createReconciliationState([change(1, '')], 'open');
    expect(removal.rows.map(isEmpty)).toEqual([false]);
    expect(removal.rows.map(getPendingWrite)).toEqual([null]);
  });

  it('counts the changes to apply and those rejected', () => {
    expect(formatCounts(open)).toBe('2 to apply');
    expect(formatCounts(withReviewRow(open, 1, { choice: 'reject' }))).toBe('1 to apply, 1 rejected');
  });

  it('finishes once and ignores repeated or later statuses', () => {
    const working = { ...open, phase: 'processing' } as const;
    const done = applyReconciliationStatus(working, 'processed', null);
    expect(done.phase).toBe('done');
    expect(applyReconciliationStatus(done, 'failed', 'Late')).toBe(done);
    expect(applyReconciliationStatus(working, 'processing', null)).toBe(working);
    expect(applyReconciliationStatus(open, 'processed', null)).toBe(open);
  });

  it('marks a status that arrives before the response without applying it', () => {
    const updated = applyReconciliationStatus({ ...open, phase: 'sending' }, 'failed', 'Of the order before');
    expect(updated).toMatchObject({ phase: 'sending', hasEarlyResult: true, failure: null });
  });

  it("returns to the review with all decisions when the server couldn't apply them", () => {
    const failed = applyReconciliationStatus({ ...open, phase: 'processing' }, 'failed', 'Mara is being edited.');
    expect(failed).toMatchObject({
      phase: 'reviewing',
      failure: { message: 'Mara is being edited.' },
      rows: open.rows,
    });
  });
});
