import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import {
  elementList,
  getElementListQueryKey,
  getElementReadQueryKey,
  getElementUpdateMutationOptions,
} from '#src/api/generated/api/elements.ts';
import { getProjectListQueryOptions } from '#src/api/generated/api/projects.ts';
import type { ElementResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { holdServer, until } from '#src/platform/testing/held-server.ts';
import { cacheElement, factChange } from './queries.ts';

const list = getElementListQueryKey('characters');
const mara = emptyEntity('NarrativeElement', { id: 3, slug: 'mara-ellery', subtitle: 'The keeper' });
const meta = { total: 1, per_page: 30, current_page: 1, last_page: 1 };
const renamed = { ...mara, name: 'Mara Vane' };

function showCharacters(): () => void {
  return new QueryObserver(queryClient, {
    queryKey: list,
    queryFn: ({ signal }) => elementList('characters', undefined, { signal }),
  }).subscribe(() => undefined);
}

/** Renames Mara as the form does. */
function rename(): Promise<unknown> {
  const project = 'the-salt-road';
  const mutation = { onSuccess: (response: ElementResponse) => void cacheElement(project, response) };
  const observer = new MutationObserver(queryClient, getElementUpdateMutationOptions({ mutation }));
  return observer.mutate({ project, element: mara.slug, data: { name: renamed.name } });
}

function settled(): Promise<void> {
  return until(() => queryClient.isFetching() === 0);
}

function getVisibleNames(): string[] | undefined {
  return queryClient.getQueryData<{ data: { name: string }[] }>(list)?.data.map(({ name }) => name);
}

afterEach(() => queryClient.clear());

describe('renamed element', () => {
  it('keeps the new name in a list whose first load started before the save', async () => {
    const server = holdServer();
    const leave = showCharacters();
    const before = await server.request('GET', '/api/v1/elements/characters');
    const saved = rename();
    (await server.request('PATCH', '/api/v1/projects/the-salt-road/elements/mara-ellery')).respond({ data: renamed });
    await saved;
    before.respond({ data: [mara] });
    server.answerAll({ data: [renamed] });
    await settled();
    expect(getVisibleNames()).toEqual(['Mara Vane']);
    leave();
  });

  it('keeps the new name in a list whose refetch started before the save', async () => {
    const server = holdServer();
    queryClient.setQueryData(list, () => ({ data: [mara], meta }), { updatedAt: 1 });
    const leave = showCharacters();
    const before = await server.request('GET', '/api/v1/elements/characters');
    const saved = rename();
    (await server.request('PATCH', '/api/v1/projects/the-salt-road/elements/mara-ellery')).respond({ data: renamed });
    await saved;
    expect(before.isLetGo()).toBe(true);
    expect(getVisibleNames()).toEqual(['Mara Vane']);
    leave();
  });

  it('reloads the project list that started loading before the save', async () => {
    const server = holdServer();
    const leave = new QueryObserver(queryClient, getProjectListQueryOptions()).subscribe(() => undefined);
    const before = await server.request('GET', '/api/v1/projects');
    const saved = rename();
    (await server.request('PATCH', '/api/v1/projects/the-salt-road/elements/mara-ellery')).respond({ data: renamed });
    await saved;
    expect(before.isLetGo()).toBe(true);
    (await server.request('GET', '/api/v1/projects', 2)).respond({ data: [] });
    await settled();
    leave();
  });
});

describe('consecutive fact changes', () => {
  it('bases the second change on the result of the first', async () => {
    const server = holdServer();
    const [age, work] = [
      { name: 'Age', value: 'Thirty' },
      { name: 'Work', value: 'Surveyor' },
    ];
    const withFacts = (...facts: (typeof age)[]) => ({
      data: { ...mara, facts },
    });
    queryClient.setQueryData(getElementReadQueryKey('the-salt-road', mara.slug), () => withFacts(age, work));
    const path = '/api/v1/projects/the-salt-road/elements/mara-ellery';
    const changes = new MutationObserver(queryClient, factChange('the-salt-road', mara.slug));
    const first = changes.mutate({ fact: age, value: 'Forty' });
    const second = changes.mutate({ fact: work, value: '' });
    const forty = { ...age, value: 'Forty' };
    (await server.request('PATCH', path)).respond(withFacts(forty, work));
    await first;
    const last = await server.request('PATCH', path, 2);
    expect(last.body).toEqual({ facts: [forty] });
    last.respond(withFacts(forty));
    await second;
  });
});
