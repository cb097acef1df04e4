import { getAuthUserReadQueryKey, useAuthUserRead } from '#src/api/generated/api/auth.ts';
import { userAvatarDelete, userAvatarUpload, userProfileUpdate } from '#src/api/generated/api/writer.ts';
import type { ProfileUpdateRequest, UserResponse } from '#src/api/generated/types.ts';
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

let running = 0;
let started = 0;

/**
 * Applies a write's response to every screen. Responses of concurrent writes may arrive out of order, or lack a user:
 * then it refetches the user.
 */
async function applyWrite(write: () => Promise<UserResponse>): Promise<void> {
  running += 1;
  started += 1;
  const writeNumber = started;
  let isAlone = running === 1;
  try {
    const response = await write();
    isAlone &&= started === writeNumber;
    queryClient.setQueryData(getAuthUserReadQueryKey(), response);
    if (!isAlone) await refreshProfile();
  } finally {
    running -= 1;
  }
}

/** Saves the given fields. Throws ApiError, with field errors when the status is 422. */
export async function saveProfile(changes: ProfileUpdateRequest): Promise<void> {
  await applyWrite(() => userProfileUpdate(changes));
}

/** Uploads the photo and reports progress from 0 to 1. Throws ApiError. */
export async function uploadAvatar(avatar: File, onUploadProgress: (sent: number) => void): Promise<void> {
  await applyWrite(() => userAvatarUpload({ avatar }, { onUploadProgress }));
}

export async function removeAvatar(): Promise<void> {
  await applyWrite(() => userAvatarDelete());
}
