import { afterEach, describe, expect, it } from 'vitest';
import { getAuthUserReadQueryKey, getAuthUserReadQueryOptions } from '#src/api/generated/api/auth.ts';
import {
  getUserAvatarDeleteMutationOptions,
  getUserProfileUpdateMutationOptions,
} from '#src/api/generated/api/writer.ts';
import type { UserResponse } from '#src/api/generated/types.ts';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { queryClient } from '#src/api/query-client.ts';
import { holdServer, until } from '#src/platform/testing/held-server.ts';
import { profileWrite } from './queries.ts';

const key = getAuthUserReadQueryKey();

function user(name: string, avatar: string | null) {
  return { data: { id: 1, name, email: 'ana@lamplight.test', avatar } };
}

function getCachedUser(): unknown {
  return queryClient.getQueryData<UserResponse>(key)?.data;
}

function show(): () => void {
  queryClient.setQueryData(key, () => user('Ana', '/media/ana.jpg'));
  const options = { ...getAuthUserReadQueryOptions(), staleTime: Infinity };
  return new QueryObserver(queryClient, options).subscribe(() => undefined);
}

function saveName(name: string): Promise<unknown> {
  const options = getUserProfileUpdateMutationOptions({ mutation: profileWrite });
  return new MutationObserver(queryClient, options).mutate({ data: { name } });
}

function removeAvatar(): Promise<unknown> {
  const options = getUserAvatarDeleteMutationOptions({ mutation: profileWrite });
  return new MutationObserver(queryClient, options).mutate();
}

afterEach(() => queryClient.clear());

describe('profile change', () => {
  it('shows the response without another request', async () => {
    const server = holdServer();
    const leave = show();
    const saved = saveName('Ana Reyes');
    (await server.request('PATCH', '/api/v1/')).respond(user('Ana Reyes', '/media/ana.jpg'));
    await saved;
    expect(getCachedUser()).toMatchObject({ name: 'Ana Reyes' });
    expect(server.requests).toHaveLength(1);
    leave();
  });

  it('keeps the change when the response to an earlier change arrives late', async () => {
    const server = holdServer();
    const leave = show();
    const removed = removeAvatar();
    const saved = saveName('Ana Reyes');
    (await server.request('PATCH', '/api/v1/')).respond(user('Ana Reyes', null));
    (await server.request('DELETE', '/api/v1/')).respond(user('Ana', null));
    server.answerAll(user('Ana Reyes', null));
    await Promise.all([saved, removed]);
    await until(() => queryClient.isFetching() === 0);
    expect(getCachedUser()).toMatchObject({ name: 'Ana Reyes', avatar: null });
    leave();
  });
});
