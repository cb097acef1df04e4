import { getAuthUserReadQueryKey, useAuthUserRead } from '#src/contract/generated/hooks/auth/auth.ts';
import { userAvatarDelete, userAvatarUpload, userProfileUpdate } from '#src/contract/generated/hooks/writer/writer.ts';
import type { ProfileUpdateRequest, UserResponse } from '#src/contract/generated/model/index.ts';
import { dataOf } from '#src/lib/read-raw.ts';
import { putQueryData, refreshQueries } from '#src/platform/query-client.ts';
import { profileView } from './profile-view.ts';

const select = (answer: UserResponse) => profileView(dataOf(answer));

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

/** The writer as the server knows them now, on every screen at once. An answer without a user changes nothing on screen. */
async function keep(answer: UserResponse): Promise<void> {
  if (select(answer) === null) return refreshProfile();
  putQueryData(getAuthUserReadQueryKey(), () => answer);
}

/** Changes the given fields of the profile. @throws ApiError, with the fields that were refused (422) */
export async function saveProfile(changes: ProfileUpdateRequest): Promise<void> {
  await keep(await userProfileUpdate(changes));
}

/** Uploads the writer's picture, telling how much of it has left (0 to 1). @throws ApiError */
export async function uploadAvatar(avatar: File, onUploadProgress: (sent: number) => void): Promise<void> {
  await keep(await userAvatarUpload({ avatar }, { onUploadProgress }));
}

/** Takes the writer's picture away. @throws ApiError */
export async function removeAvatar(): Promise<void> {
  await keep(await userAvatarDelete());
}
