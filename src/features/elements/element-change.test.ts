import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { ElementRef } from '#src/api/generated/types.ts';
import { changedList, getElementChange, isElementList, withFact } from './element-change.ts';
import type { ElementDetail } from './element-model.ts';

function page(...ids: number[]) {
  const meta = { total: ids.length, per_page: 30, current_page: 1, last_page: 1 };
  return { data: ids.map((id) => emptyEntity('ElementRef', { id, name: `Nr ${id}` })), meta };
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

const age = { name: 'Age', value: 'Thirty' };
const work = { name: 'Work', value: 'Surveyor' };
const mara: ElementDetail = {
  id: 101,
  slug: 'mara-ellery',
  name: 'Mara Ellery',
  kind: 'characters',
  line: null,
  image: null,
  project: 'the-salt-road',
  projectName: null,
  description: 'She left.',
  facts: [age, work],
  relatedKinds: [],
};
const filled = { name: 'Mara Ellery', subtitle: null, description: 'She left.', facts: [age, work] };

describe('request for an edited element', () => {
  it('sends no fields without a change', () => {
    expect(getElementChange(mara, filled)).toEqual({});
  });

  it('sends only changed fields, including emptied ones', () => {
    expect(getElementChange(mara, { ...filled, name: 'Mara Vane' })).toEqual({ name: 'Mara Vane' });
    expect(getElementChange(mara, { ...filled, subtitle: 'Home', description: null })).toEqual({
      subtitle: 'Home',
      description: null,
    });
  });

  it('sends all facts when one is changed, removed, added or moved', () => {
    for (const facts of [[age], [age, { ...work, value: 'Sailor' }], [age, work, age], [work, age]])
      expect(getElementChange(mara, { ...filled, facts })).toEqual({ facts });
  });
});

describe('change of a single fact', () => {
  it('updates or removes one fact and leaves the others unchanged', () => {
    expect(withFact([age, work], age, 'Forty')).toEqual([{ name: 'Age', value: 'Forty' }, work]);
    expect(withFact([age, work], age, '')).toEqual([work]);
  });

  it('finds a fact by name when its value changed, and adds a missing one', () => {
    expect(withFact([work, { name: 'Age', value: 'Sixty' }], age, 'Forty')).toEqual([
      work,
      { name: 'Age', value: 'Forty' },
    ]);
    expect(withFact([work], age, 'Forty')).toEqual([work, { name: 'Age', value: 'Forty' }]);
  });
});
