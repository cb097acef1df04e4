import { getAuthUserReadQueryKey, useAuthUserRead } from '#src/api/generated/api/auth.ts';
import { useUserProfileUpdate } from '#src/api/generated/api/writer.ts';
import type { NameUpdateRequest, NameUpdateResponse, User, UserResponse } from '#src/api/generated/types.ts';
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

export function toNameRequest(
  { firstName, lastName, receiveEmails }: Answers,
  hasEmailChoice: boolean,
): NameUpdateRequest {
  return {
    first_name: firstName.trim(),
    last_name: lastName.trim() || null,
    ...(hasEmailChoice && { receive_emails: receiveEmails }),
  };
}

/** Shows a saved name, takes `onboarded` from the response (NAME-08) and notifies other tabs. */
export function showName({ first_name, last_name }: NameUpdateRequest, { data }: NameUpdateResponse): void {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  changeUser((user) => ({
    ...user,
    name,
    data: user.data && { ...user.data, name },
    onboarded: data.onboarded,
  }));
  broadcastNameSet();
}

export function useSaveProfile() {
  return useUserProfileUpdate({ mutation: { onSuccess: ({ data }) => changeUser(() => data) } });
}

export async function refreshUser(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: getAuthUserReadQueryKey() });
}
