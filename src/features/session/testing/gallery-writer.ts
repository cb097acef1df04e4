import { getAuthUserReadQueryKey } from '#src/api/generated/api/auth.ts';
import type { User } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { session$ } from '../session-state.ts';

/** Logs a story's writer in: the contract's, unless `changes` says otherwise. */
export function logIn(changes: object = {}): void {
  const data: User = { ...example('authUserRead').data, ...changes };
  session$.set({ phase: 'in', userId: data.id });
  queryClient.setQueryData(getAuthUserReadQueryKey(), { data });
}

/** Logs the writer in, who isn't loaded yet. */
export function logInUnread(): void {
  logIn();
  queryClient.removeQueries({ queryKey: getAuthUserReadQueryKey() });
}
