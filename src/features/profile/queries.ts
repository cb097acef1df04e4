import { useAuthUserRead } from '#src/contract/generated/hooks/auth/auth.ts';
import type { UserResponse } from '#src/contract/generated/model/index.ts';
import { dataOf } from '#src/lib/read-raw.ts';
import { profileView } from './profile-view.ts';

const select = (answer: UserResponse) => profileView(dataOf(answer));

/**
 * The writer's profile (section 3): the same answer that the session keeps, so that a change shows everywhere at once. Null when
 * the answer holds no user.
 */
export function useProfile() {
  return useAuthUserRead({ query: { select } });
}
