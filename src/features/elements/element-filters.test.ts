import { describe, expect, it } from 'vitest';
import { parseElementFilters, dayInQuery, toElementQuery } from './element-filters.ts';

function query(text: string) {
  return new URLSearchParams(text);
}

describe('search and sort order of elements in the query', () => {
  it.each([
    ['', '', 'recent'],
    ['search=%20Mara%20&sort=name', 'Mara', 'name'],
    ['sort=backwards', '', 'recent'],
    [`search=${'a'.repeat(300)}`, 'a'.repeat(200), 'recent'],
  ])('reads the search and the sort order from ?%s', (text, search, sort) => {
    expect(parseElementFilters(query(text))).toEqual({ search, sort });
  });

  it('omits default values and keeps the rest of the query', () => {
    expect(toElementQuery(query('test=true'), { search: 'Mara', sort: 'name' }).toString()).toBe(
      'test=true&search=Mara&sort=name',
    );
    expect(toElementQuery(query('search=Mara&sort=name&test=true'), { search: '', sort: 'recent' }).toString()).toBe(
      'test=true',
    );
  });
});

describe('development date in the query', () => {
  it.each([
    ['development_date=2025-01-31', '2025-01-31'],
    ['development_date=2025-13-31', null],
    ['development_date=yesterday', null],
    ['', null],
  ])('reads the date from ?%s', (text, day) => {
    expect(dayInQuery(query(text))).toBe(day);
  });
});
