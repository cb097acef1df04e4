import { useAuthUserRead } from '#src/api/generated/api/auth.ts';
import type { User, UserResponse } from '#src/api/generated/types.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { dropCache, queryClient } from '#src/api/query-client.ts';
import { session$, sessionExpired$ } from './session-state.ts';
import { getLastLoginUser } from './session.ts';
import { useValue } from '@legendapp/state/react';

/** The logged-in user, as far as the shell shows it. */
type CurrentUser = {
  readonly id: number;
  /** Full name, or the email without one. */
  readonly name: string;
  readonly firstName: string | null;
  /** The server's URL, unchecked. */
  readonly photo: string | null;
};

export function toCurrentUser(user: User): CurrentUser {
  const name = trimmed(user.name);
  return {
    id: user.id,
    name: name ?? trimmed(user.email) ?? 'You',
    firstName: name?.split(/\s+/u)[0] ?? null,
    photo: trimmed(user.avatar?.path),
  };
}

// Clears the cache between writers. Not in session.ts, so the login screens need no cache.
session$.onChange(({ value }) => {
  if (value.phase === 'out') dropCache();
});

// After a new login, refetch rejected requests, such as insights.
sessionExpired$.onChange(({ value }) => {
  if (value || session$.peek().phase !== 'in') return;
  void queryClient.refetchQueries({ predicate: ({ state }) => isApiError(state.error) && state.error.status === 401 });
});

function select(response: UserResponse): CurrentUser {
  return toCurrentUser(response.data);
}

function initialData(): UserResponse | undefined {
  const data = getLastLoginUser();
  return data === null ? undefined : { data };
}

export function useCurrentUser(): CurrentUser | undefined {
  const enabled = useValue(session$).phase === 'in';
  return useAuthUserRead({ query: { enabled, staleTime: Infinity, select, initialData } }).data;
}

/** Returns the writer's name as a title page shows it. Null until it is given. */
export function useAuthor(): string | null {
  const writer = useCurrentUser();
  // Without a name, `name` is the email.
  return writer?.firstName == null ? null : writer.name;
}

/** Returns whether the session started without the server, so that screens show what is saved on this device. */
export function useIsUnchecked(): boolean {
  const session = useValue(session$);
  return session.phase === 'in' && session.unchecked === true;
}
