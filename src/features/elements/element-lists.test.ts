import { describe, expect, it } from 'vitest';
import { changedList, isElementList } from './element-lists.ts';

function page(...ids: number[]) {
  return { data: ids.map((id) => ({ id, name: `Nr ${id}` })), meta: { total: ids.length } };
}

function without(id: number) {
  return (row: Readonly<Record<string, unknown>>) => (row['id'] === id ? null : row);
}

describe('element in cached lists', () => {
  it('removes an element from single responses and pages, and lowers the total', () => {
    expect(changedList(page(1, 2), without(2))).toEqual(page(1));
    expect(changedList({ pages: [page(1), page(2, 3)], pageParams: [1, 2] }, without(2))).toEqual({
      pages: [page(1), page(3)],
      pageParams: [1, 2],
    });
  });

  it('updates an element without moving it', () => {
    const renamed = changedList(page(1, 2), (row) => (row['id'] === 2 ? { ...row, name: 'Mara' } : row));
    expect(renamed).toMatchObject({ data: [{ name: 'Nr 1' }, { name: 'Mara' }], meta: { total: 2 } });
  });

  it('leaves invalid lists and rows unchanged', () => {
    for (const odd of [null, 'x', { data: null }, { data: {} }]) expect(changedList(odd, without(1))).toEqual(odd);
    expect(changedList({ data: [null, 'x', { id: 1 }] }, without(1))).toMatchObject({ data: [null, 'x'] });
  });
});

describe('isElementList', () => {
  it.each([
    ['/api/v1/elements/characters', true],
    ['/api/v1/projects/the-salt-road/elements/mara-ellery/related/places', true],
    ['/api/v1/projects/the-salt-road/elements/mara-ellery', false],
    ['/api/v1/projects/the-salt-road', false],
  ])('checks whether a query contains a list of elements: %s', (address, is) => {
    expect(isElementList([address, { page: 1 }])).toBe(is);
  });
});
