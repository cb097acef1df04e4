import { useValue } from '@legendapp/state/react';
import { useAuthUserRead } from '#src/contract/generated/hooks/auth/auth.ts';
import type { UserResponse } from '#src/contract/generated/model/index.ts';
import { queryClient } from '#src/platform/query-client.ts';
import { arrivedUser } from './session.ts';
import { session$ } from './session-state.ts';
import { type Writer, writerOf } from './writer.ts';

// Nothing of one writer is left for the next. Here and not in session.ts, so that the sign-in screens need no cache.
session$.onChange(({ value }) => {
  if (value.phase !== 'out') return;
  void queryClient.cancelQueries();
  queryClient.clear();
});

const select = (answer: UserResponse): Writer => writerOf(answer.data);

function initialData(): UserResponse | undefined {
  const data = arrivedUser();
  return data === null ? undefined : { data };
}

/** The logged-in writer, as login or startup brought it; undefined while logged out. */
export function useWriter(): Writer | undefined {
  const enabled = useValue(() => session$.phase.get() === 'in');
  return useAuthUserRead({ query: { enabled, staleTime: Infinity, select, initialData } }).data;
}
