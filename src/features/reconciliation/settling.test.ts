import { describe, expect, it } from 'vitest';
import { begin, countWords, dueOf, isEmpty, settled, withRow, type Row } from './settling.ts';

const change = (id: number, now = `Now ${id}`) => ({ id, field: 'Age', was: 'Was', now, element: null });
const open = begin([change(1), change(2)], 'open');
const rowOf = (next: Partial<Row>): Row => {
  const [row] = begin([change(1)], 'open').rows;
  if (row === undefined) throw new Error('No row');
  return { ...row, ...next };
};

describe('settling changes', () => {
  it('begins with everything kept, and with what was typed before', () => {
    expect(open.rows.map(({ choice }) => choice)).toEqual(['keep', 'keep']);
    const back = begin([change(1), change(2)], 'open', new Map([[2, 'Mine']]));
    expect(back.rows[1]).toMatchObject({ choice: 'edit', text: 'Mine', saved: 'Now 2' });
  });

  it('shows work that goes on already', () => {
    expect(begin([change(1)], 'processing').phase).toBe('processing');
    expect(begin([change(1)], 'failed').phase).toBe('choosing');
  });

  it.each([
    ['nothing of what is kept as it is', {}, null],
    ['a text that was changed', { choice: 'edit', text: 'Mine' }, 'text'],
    ['a changed text that is kept', { choice: 'keep', text: 'Mine' }, 'text'],
    ['nothing of a text that is empty', { choice: 'edit', text: '  ' }, null],
    ['a removal, whatever its text', { choice: 'drop', text: 'Mine' }, 'drop'],
    ['nothing of what is out already', { choice: 'drop', isDropped: true }, null],
  ] as const)('sends %s', (_what, next, due) => {
    expect(dueOf(rowOf(next))).toBe(due);
  });

  it('cannot apply a text that says nothing, unless it is dropped', () => {
    expect(isEmpty(rowOf({ text: ' ' }))).toBe(true);
    expect(isEmpty(rowOf({ text: ' ', choice: 'drop' }))).toBe(false);
  });

  it('applies a proposal to remove a text', () => {
    const removal = begin([change(1, '')], 'open');
    expect(removal.rows.map(isEmpty)).toEqual([false]);
    expect(removal.rows.map(dueOf)).toEqual([null]);
  });

  it('counts what will be applied', () => {
    expect(countWords(open)).toBe('2 to apply');
    expect(countWords(withRow(open, 1, { choice: 'drop' }))).toBe('1 to apply, 1 rejected');
  });

  it('is done once when the server says so, however often it says it', () => {
    const working = { ...open, phase: 'processing' } as const;
    const done = settled(working, 'processed', null);
    expect(done.phase).toBe('done');
    expect(settled(done, 'failed', 'Late')).toBe(done);
    expect(settled(working, 'processing', null)).toBe(working);
    expect(settled(open, 'processed', null)).toBe(open);
  });

  it('notes what is told before the order is answered, and leaves it open whose news it is', () => {
    const told = settled({ ...open, phase: 'sending' }, 'failed', 'Of the order before');
    expect(told).toMatchObject({ phase: 'sending', isToldEarly: true, failure: null });
  });

  it('goes on choosing when the server could not apply them, nothing lost', () => {
    const failed = settled({ ...open, phase: 'processing' }, 'failed', 'Mara is being edited.');
    expect(failed).toMatchObject({ phase: 'choosing', failure: { message: 'Mara is being edited.' }, rows: open.rows });
  });
});
