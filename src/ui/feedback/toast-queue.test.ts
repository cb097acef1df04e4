import { toastLimits } from '#src/lib/constants.ts';
import { describe, expect, it } from 'vitest';
import { dismiss, emptyQueue, forget, leavesByItself, raise, toToast } from './toast-queue.ts';
import type { ToastInput, ToastQueue } from './toast-queue.ts';

const info = (title: string): ToastInput => ({ title });
const error = (message: string): ToastInput => ({ type: 'error', message });

/** The queue after raising these in turn, with ids 1, 2, 3 … */
function raised(...inputs: ToastInput[]): ToastQueue {
  return inputs.reduce((queue, input, index) => raise(queue, toToast(index + 1, input), 0), emptyQueue);
}

/** The ids in the order in which a writer who dismisses each sees them. */
function seen(queue: ToastQueue): number[] {
  const ids: number[] = [];
  for (let at = queue; at.shown !== null; at = dismiss(at, at.shown.id, 0)) ids.push(at.shown.id);
  return ids;
}

describe('toasts', () => {
  // Covers SHELL-27, LIMITS-30.
  it('replaces a plain toast by the next one', () => {
    const queue = raised(info('one'), info('two'), info('three'));
    expect(queue.shown?.title).toBe('three');
    expect(queue.waiting).toEqual([]);
    expect(seen(queue)).toEqual([3]);
  });

  it('shows an error at once in the place of a plain toast', () => {
    expect(raised(info('one'), error('failed')).shown?.message).toBe('failed');
  });

  // Covers SHELL-27.
  it('keeps an error until it is dismissed, and further errors wait in their order', () => {
    expect(seen(raised(error('a'), error('b'), error('c')))).toEqual([1, 2, 3]);
  });

  it('lets a plain toast wait behind all errors, and only the newest of them', () => {
    expect(seen(raised(error('a'), info('old'), info('new'), error('b')))).toEqual([1, 4, 3]);
  });

  it('says the same error once while it is shown or waits', () => {
    expect(seen(raised(error('a'), error('b'), error('a'), error('b')))).toEqual([1, 2]);
  });

  it('says the same error again after it was dismissed', () => {
    const queue = dismiss(raised(error('a')), 1, 0);
    expect(raise(queue, toToast(2, error('a')), 0).shown?.id).toBe(2);
  });

  it('does nothing when a toast that is not shown is dismissed', () => {
    const queue = raised(error('a'), error('b'));
    expect(dismiss(queue, 2, 0)).toBe(queue);
  });

  // Covers SHELL-28, LIMITS-31.
  it('forgets a dismissed toast after the very long delay and not before', () => {
    const queue = dismiss(raised(info('one')), 1, 100);
    expect(forget(queue, 99 + toastLimits.removeMs).dismissed).toHaveLength(1);
    expect(forget(queue, 100 + toastLimits.removeMs).dismissed).toEqual([]);
  });

  it('remembers a replaced toast as dismissed', () => {
    expect(raised(info('one'), info('two')).dismissed.map(({ toast }) => toast.title)).toEqual(['one']);
  });
});

describe('a toast', () => {
  // Covers SHELL-29.
  it('of an error is called "Error" unless it has a title', () => {
    expect(toToast(1, error('failed')).title).toBe('Error');
    expect(toToast(1, { type: 'error', title: 'Connection Error', message: 'x' }).title).toBe('Connection Error');
    expect(toToast(1, { type: 'error', title: '  ' }).title).toBe('Error');
  });

  it('without a title is called by its message, which is then not repeated', () => {
    expect(toToast(1, { message: 'Saved' })).toMatchObject({ type: 'info', title: 'Saved', message: '' });
  });

  it('leaves by itself when it is plain, stays when it is an error or has a button', () => {
    expect(leavesByItself(toToast(1, info('one')))).toBe(true);
    expect(leavesByItself(toToast(1, error('a')))).toBe(false);
    expect(leavesByItself(toToast(1, { title: 'x', action: { label: 'Undo', onAction: () => {} } }))).toBe(false);
    const link = { label: 'See achievements', href: '/profile', onAction: () => {} };
    expect(leavesByItself(toToast(1, { title: 'x', action: link }))).toBe(true);
    expect(leavesByItself(toToast(1, { type: 'error', title: 'x', action: link }))).toBe(false);
  });
});
