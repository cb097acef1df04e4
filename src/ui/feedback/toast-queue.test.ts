import { toastLimits } from '#src/lib/constants.ts';
import { describe, expect, it } from 'vitest';
import { dismiss, emptyQueue, forget, leavesByItself, raise, toToast } from './toast-queue.ts';
import type { ToastInput, ToastQueue } from './toast-queue.ts';

function info(title: string): ToastInput {
  return { title };
}

function error(message: string): ToastInput {
  return { type: 'error', message };
}

function raised(...inputs: ToastInput[]): ToastQueue {
  return inputs.reduce((queue, input, index) => raise(queue, toToast(index + 1, input), 0), emptyQueue);
}

function seen(queue: ToastQueue): number[] {
  const ids: number[] = [];
  for (let at = queue; at.current !== null; at = dismiss(at, at.current.id, 0)) ids.push(at.current.id);
  return ids;
}

describe('the toast queue', () => {
  it('replaces a plain toast by the next one', () => {
    const queue = raised(info('one'), info('two'), info('three'));
    expect(queue.current?.title).toBe('three');
    expect(queue.waiting).toEqual([]);
    expect(seen(queue)).toEqual([3]);
  });

  it('replaces a plain toast with an error at once', () => {
    expect(raised(info('one'), error('failed')).current?.message).toBe('failed');
  });

  it('shows an error until it is dismissed and queues further errors in order', () => {
    expect(seen(raised(error('a'), error('b'), error('c')))).toEqual([1, 2, 3]);
  });

  it('queues only the newest plain toast, behind all errors', () => {
    expect(seen(raised(error('a'), info('old'), info('new'), error('b')))).toEqual([1, 4, 3]);
  });

  it('shows the same error once while it is visible or waiting', () => {
    expect(seen(raised(error('a'), error('b'), error('a'), error('b')))).toEqual([1, 2]);
  });

  it('shows the same error again after it was dismissed', () => {
    const queue = dismiss(raised(error('a')), 1, 0);
    expect(raise(queue, toToast(2, error('a')), 0).current?.id).toBe(2);
  });

  it("ignores the dismissal of a toast that isn't visible", () => {
    const queue = raised(error('a'), error('b'));
    expect(dismiss(queue, 2, 0)).toBe(queue);
  });

  it('removes a dismissed toast only after the very long delay', () => {
    const queue = dismiss(raised(info('one')), 1, 100);
    expect(forget(queue, 99 + toastLimits.removeMs).dismissed).toHaveLength(1);
    expect(forget(queue, 100 + toastLimits.removeMs).dismissed).toEqual([]);
  });

  it('records a replaced toast as dismissed', () => {
    expect(raised(info('one'), info('two')).dismissed.map(({ toast }) => toast.title)).toEqual(['one']);
  });
});

describe('a toast', () => {
  it('titles an error toast "Error", or "Connection Error" for the connection', () => {
    expect(toToast(1, error('failed')).title).toBe('Error');
    expect(toToast(1, { type: 'error', title: 'Connection Error', message: 'x' }).title).toBe('Connection Error');
    expect(toToast(1, { type: 'error', title: '  ' }).title).toBe('Error');
  });

  it.each([
    ['We couldn’t change your plan.', 'Try again.', 'We couldn’t change your plan. Try again.'],
    ['Whatever', 'Try again.', 'Whatever. Try again.'],
    ['Whatever', '', 'Whatever'],
    ['Same', 'Same', 'Same'],
  ])('starts the message of an error titled %j with that title', (title, message, shown) => {
    expect(toToast(1, { type: 'error', title, message })).toMatchObject({ title: 'Error', message: shown });
  });

  it('moves the message to the title of a toast without a title', () => {
    expect(toToast(1, { message: 'Saved' })).toMatchObject({ type: 'info', title: 'Saved', message: '' });
  });

  it('closes a plain toast automatically but not an error or one with a button', () => {
    expect(leavesByItself(toToast(1, info('one')))).toBe(true);
    expect(leavesByItself(toToast(1, error('a')))).toBe(false);
    expect(leavesByItself(toToast(1, { title: 'x', action: { label: 'Undo', onAction: () => {} } }))).toBe(false);
    const link = { label: 'See achievements', href: '/profile', onAction: () => {} };
    expect(leavesByItself(toToast(1, { title: 'x', action: link }))).toBe(true);
    expect(leavesByItself(toToast(1, { type: 'error', title: 'x', action: link }))).toBe(false);
  });
});
