import { useValue } from '@legendapp/state/react';
import { useAuthUserRead } from '#src/contract/generated/hooks/auth/auth.ts';
import type { UserResponse } from '#src/contract/generated/model/index.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { queryClient } from '#src/platform/query-client.ts';
import { getLastLoginUser } from './session.ts';
import { sessionExpired$, session$ } from './session-state.ts';
import { type CurrentUser, toCurrentUser } from './writer.ts';

// Nothing of one writer is left for the next. Here and not in session.ts, so that the sign-in screens need no cache.
session$.onChange(({ value }) => {
  if (value.phase !== 'out') return;
  void queryClient.cancelQueries();
  queryClient.clear();
});

// The writer is back: what was refused without waiting for that, such as insights (section 8), is asked for again.
sessionExpired$.onChange(({ value }) => {
  if (value || session$.phase.peek() !== 'in') return;
  // oxlint-disable-next-line no-restricted-properties -- what was refused is not under way, and what no screen shows counts too
  void queryClient.refetchQueries({ predicate: ({ state }) => isApiError(state.error) && state.error.status === 401 });
});

const select = (answer: UserResponse): CurrentUser => toCurrentUser(answer.data);

function initialData(): UserResponse | undefined {
  const data = getLastLoginUser();
  return data === null ? undefined : { data };
}

/** The logged-in writer, as login or startup brought it; undefined while logged out. */
export function useCurrentUser(): CurrentUser | undefined {
  const enabled = useValue(() => session$.phase.get() === 'in');
  return useAuthUserRead({ query: { enabled, staleTime: Infinity, select, initialData } }).data;
}
