import { getAuthUserReadQueryKey, useAuthUserRead } from '#src/api/generated/api/auth.ts';
import type { UserResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { toProfile } from './profile-model.ts';

function select({ data }: UserResponse) {
  return toProfile(data);
}

/** Fetches the writer's profile. It shares the session's query, so changes show everywhere. */
export function useProfile() {
  return useAuthUserRead({ query: { select } });
}

export async function refreshProfile(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: getAuthUserReadQueryKey() });
}

const mutationKey = ['profile'];

/**
 * Options of every write of the profile: its response shows on every screen. Responses of writes that ran together may
 * arrive out of order, so then the user is fetched.
 */
export const profileWrite = {
  mutationKey,
  onSuccess: async (response: UserResponse): Promise<void> => {
    queryClient.setQueryData(getAuthUserReadQueryKey(), response);
    const writes = queryClient.getMutationCache().findAll({ mutationKey });
    const [own, other] = writes.filter(({ state }) => state.status === 'pending');
    const isAlone = other === undefined && own === writes.at(-1);
    if (!isAlone) await refreshProfile();
  },
};
