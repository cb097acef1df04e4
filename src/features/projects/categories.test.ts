import { describe, expect, it } from 'vitest';
import { getCategories, getCategory } from './categories.ts';
import { parseProjects } from './project-model.ts';

const projects = parseProjects(
  ['Novel', 'Essays', 'Novel', null, ' '].map((category, index) => ({ id: index + 1, slug: `p${index}`, category })),
);

describe('the categories of projects', () => {
  it('lists each category once, in alphabetical order', () => {
    expect(getCategories(projects)).toEqual(['Essays', 'Novel']);
    expect(getCategories([])).toEqual([]);
  });

  it.each([
    ['category=Novel', 'Novel'],
    ['category=Opera', null],
    ['category=', null],
    ['', null],
  ])('reads the category from the query %j', (query, category) => {
    expect(getCategory(new URLSearchParams(query), projects)).toBe(category);
  });
});
