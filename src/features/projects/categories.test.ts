import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { getCategories, getCategory } from './categories.ts';
import { toProjects } from './project-model.ts';

const projects = toProjects(
  ['Novel', 'Essays', 'Novel', null, ' '].map((category, index) =>
    emptyEntity('Project', { slug: `p${index}`, category }),
  ),
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
