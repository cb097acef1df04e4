import { getAuthUserReadQueryKey, useAuthUserRead } from '#src/contract/generated/hooks/auth/auth.ts';
import { userAvatarDelete, userAvatarUpload, userProfileUpdate } from '#src/contract/generated/hooks/writer/writer.ts';
import type { ProfileUpdateRequest, UserResponse } from '#src/contract/generated/model/index.ts';
import { unwrapData } from '#src/lib/read-raw.ts';
import { writeQueryData, refreshQueries } from '#src/platform/query-client.ts';
import { parseProfile } from './profile-view.ts';

const select = (answer: UserResponse) => parseProfile(unwrapData(answer));

/**
 * The writer's profile (section 3): the same answer that the session keeps, so that a change shows everywhere at once. Null when
 * the answer holds no user.
 */
export function useProfile() {
  return useAuthUserRead({ query: { select } });
}

/** What a conversation about the writer makes stale: name, picture and profile, wherever they show. */
export async function refreshProfile(): Promise<void> {
  await refreshQueries({ queryKey: getAuthUserReadQueryKey() });
}

let running = 0;
let begun = 0;

/**
 * Shows the writer as the answer of a write has them, on every screen at once. Answers of writes that ran at the same time, a
 * picture and a text, may overtake each other, and one without a user tells nothing: then the server is asked how it stands.
 */
async function keep(write: () => Promise<UserResponse>): Promise<void> {
  running += 1;
  begun += 1;
  const mine = begun;
  let isAlone = running === 1;
  try {
    const answer = await write();
    isAlone &&= begun === mine;
    if (select(answer) !== null) writeQueryData(getAuthUserReadQueryKey(), () => answer);
    if (select(answer) === null || !isAlone) await refreshProfile();
  } finally {
    running -= 1;
  }
}

/** Changes the given fields of the profile. @throws ApiError, with the fields that were refused (422) */
export async function saveProfile(changes: ProfileUpdateRequest): Promise<void> {
  await keep(() => userProfileUpdate(changes));
}

/** Uploads the writer's picture, telling how much of it has left (0 to 1). @throws ApiError */
export async function uploadAvatar(avatar: File, onUploadProgress: (sent: number) => void): Promise<void> {
  await keep(() => userAvatarUpload({ avatar }, { onUploadProgress }));
}

/** Takes the writer's picture away. @throws ApiError */
export async function removeAvatar(): Promise<void> {
  await keep(() => userAvatarDelete());
}
