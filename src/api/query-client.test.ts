import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type ErrorToast, provideAppActions } from '#src/platform/app-actions.ts';
import { createQueryClient } from './query-client.ts';

async function fail(meta: ErrorToast): Promise<void> {
  const observer = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new Error('refused')),
    meta,
  });
  await observer.mutate().catch(() => undefined);
}

describe('the query client', () => {
  it('shows the error only of a mutation that requests a toast', async () => {
    const toasts: unknown[] = [];
    const notExpected = () => expect.unreachable();
    provideAppActions({
      openConversation: notExpected,
      openSummary: notExpected,
      openReconciliation: notExpected,
      openShortcuts: notExpected,
      showConnectionError: notExpected,
      showError: (error, { situation }) => toasts.push([(error as Error).message, situation]),
    });
    await fail({ errorToast: 'plain', situation: 'skip' });
    await fail({});
    expect(toasts).toEqual([['refused', 'skip']]);
  });

  it('sends a failing query once and leaves retries to the API client', async () => {
    const client = createQueryClient();
    let requestCount = 0;
    const queryFn = (): Promise<never> => {
      requestCount += 1;
      return Promise.reject(new Error('down'));
    };
    await client.query({ queryKey: ['x'], queryFn }).catch(() => undefined);
    expect(requestCount).toBe(1);
  });

  it('treats a response as fresh for 30 s', async () => {
    const client = createQueryClient();
    let requestCount = 0;
    const queryFn = (): number => (requestCount += 1);
    await client.query({ queryKey: ['x'], queryFn });
    await client.query({ queryKey: ['x'], queryFn });
    expect(requestCount).toBe(1);
    expect(client.getDefaultOptions().queries?.staleTime).toBe(30_000);
  });
});
