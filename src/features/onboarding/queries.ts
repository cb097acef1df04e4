import { getAuthUserReadQueryKey, useAuthUserRead } from '#src/api/generated/api/auth.ts';
import { userNameUpdate, userProfileUpdate } from '#src/api/generated/api/writer.ts';
import type { ProfileUpdateRequest, User, UserResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import type { Answers } from './answers.ts';

/** The message has no content: each tab refetches the user. */
const channelName = 'lamplight:name';

function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
}

function broadcastNameSet(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only this origin
  channel?.postMessage(null);
  channel?.close();
}

/** Subscribes to names set in other tabs. Returns an unsubscribe function. */
export function onNameSetInOtherTab(run: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', run);
  return () => channel?.close();
}

export type NewUser = User;

function select(response: UserResponse): User {
  return response.data;
}

export function useOnboardingUser(): NewUser | undefined {
  return useAuthUserRead({ query: { staleTime: Infinity, select } }).data;
}

function changeUser(change: (user: User) => User): void {
  queryClient.setQueryData<UserResponse>(
    getAuthUserReadQueryKey(),
    (cached) => cached && { ...cached, data: change(cached.data) },
  );
}

/**
 * Saves the name, takes `onboarded` from the response (NAME-08) and notifies other tabs. Sends the email
 * choice only if asked. Throws ApiError.
 */
export async function saveName(
  { firstName, lastName, receiveEmails }: Answers,
  hasEmailChoice: boolean,
): Promise<void> {
  const [first_name, last_name] = [firstName.trim(), lastName.trim()];
  const response = await userNameUpdate({
    first_name,
    last_name: last_name || null,
    ...(hasEmailChoice && { receive_emails: receiveEmails }),
  });
  const { onboarded } = response.data;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  changeUser((user) => ({
    ...user,
    name,
    data: user.data && { ...user.data, name },
    onboarded,
  }));
  broadcastNameSet();
}

export async function saveProfile(change: ProfileUpdateRequest): Promise<void> {
  const { data } = await userProfileUpdate(change);
  changeUser(() => data);
}

export async function refreshUser(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: getAuthUserReadQueryKey() });
}
