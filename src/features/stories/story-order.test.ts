import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { arrangeStories, parseStoryFilters, toStoryQuery, getStoryTypes } from './story-order.ts';
import { toStories } from './story-model.ts';

const stories = toStories([
  emptyEntity('Story', {
    id: 1,
    name: 'winter quarters',
    type: 'Novel',
    percent: 34,
    updated_at: '2026-11-11T10:00:00Z',
  }),
  emptyEntity('Story', {
    id: 2,
    name: 'The Understudy',
    type: 'Screenplay',
    percent: 81,
    updated_at: '2026-11-04T10:00:00Z',
  }),
  emptyEntity('Story', {
    id: 3,
    name: 'Salt Road 10',
    type: 'Novel',
    percent: null,
    updated_at: '2026-11-12T10:00:00Z',
  }),
  emptyEntity('Story', { id: 4, name: 'Salt Road 9', percent: null, updated_at: 'some day' }),
  emptyEntity('Story', { id: 5, name: null, type: '', percent: 0, updated_at: null }),
]);

function ids(query: string): number[] {
  return arrangeStories(stories, parseStoryFilters(new URLSearchParams(query), getStoryTypes(stories))).map(
    ({ id }) => id,
  );
}

describe('the order of the stories', () => {
  it('starts with the most recent story and ends with stories without a date', () => {
    expect(ids('')).toEqual([3, 1, 2, 5, 4]);
  });

  it('sorts by name, ignoring case and comparing numbers by value', () => {
    expect(ids('sort=name')).toEqual([4, 3, 2, 5, 1]);
  });

  it('sorts by progress, with stories of unknown progress last, by name', () => {
    expect(ids('sort=progress')).toEqual([2, 1, 5, 4, 3]);
  });

  it("doesn't change the loaded list", () => {
    const before = stories.map(({ id }) => id);
    ids('sort=name');
    expect(stories.map(({ id }) => id)).toEqual(before);
  });
});

describe('the type filter', () => {
  it('offers each type once, in alphabetical order', () => {
    expect(getStoryTypes(stories)).toEqual(['Novel', 'Screenplay']);
  });

  it('shows the stories of one type only', () => {
    expect(ids('type=Novel')).toEqual([3, 1]);
  });

  it.each(['type=Opera', 'type=', 'sort=colour', 'type=__proto__&sort=constructor'])(
    'shows all stories, most recent first, for the query %s',
    (query) => {
      expect(ids(query)).toEqual([3, 1, 2, 5, 4]);
    },
  );
});

describe('the text filter', () => {
  it.each([
    ['search=salt', [3, 4]],
    ['search=ROAD+salt+10', [3]],
    ['search=novél', [3, 1]],
    ['search=salt&type=Novel&sort=name', [3]],
    ['search=winter+salt', []],
    ['search=+', [3, 1, 2, 5, 4]],
  ])('shows the stories that contain every word of %s', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it("searches a story's format, logline and genres", () => {
    const [story] = toStories([
      emptyEntity('Story', { id: 1, name: 'One', format: 'Trilogy', description: 'A lost key', genres: ['Gothic'] }),
    ]);
    const isFound = (search: string): boolean =>
      story !== undefined && arrangeStories([story], { search, type: null, sort: 'name' }).length === 1;
    expect(['trilogy', 'key', 'gothic one', 'door'].map(isFound)).toEqual([true, true, true, false]);
  });
});

describe('query of a selection', () => {
  it('keeps other parameters and omits default values', () => {
    const query = new URLSearchParams('referral=ANA&type=Novel&sort=name');
    expect(toStoryQuery(query, { search: '', type: null, sort: 'touched' }).toString()).toBe('referral=ANA');
    expect(toStoryQuery(query, { search: 'salt', type: 'Screenplay', sort: 'progress' }).toString()).toBe(
      'referral=ANA&type=Screenplay&sort=progress&search=salt',
    );
  });
});
