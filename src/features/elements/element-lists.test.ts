import { describe, expect, it } from 'vitest';
import type { ElementRef } from '#src/contract/generated/types.ts';
import { createElement } from '#src/contract/testing/entities.ts';
import { changedList, isElementList } from './element-lists.ts';

function page(...ids: number[]) {
  const meta = { total: ids.length, per_page: 30, current_page: 1, last_page: 1 };
  return { data: ids.map((id) => createElement({ id, name: `Nr ${id}` })), meta };
}

function without(id: number) {
  return (row: ElementRef) => (row.id === id ? null : row);
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
    const renamed = changedList(page(1, 2), (row) => (row.id === 2 ? { ...row, name: 'Mara' } : row));
    expect(renamed).toMatchObject({ data: [{ name: 'Nr 1' }, { name: 'Mara' }], meta: { total: 2 } });
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
