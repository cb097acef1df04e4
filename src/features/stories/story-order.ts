import { foldText, getSearchTerms, matchesAll } from '#shared/text/search.ts';
import { byLastChange, compareDescending, type StoryModel } from './story-model.ts';

export const storySorts = ['touched', 'name', 'progress'] as const;

export type StorySort = (typeof storySorts)[number];

/** The list's filters and order in the URL: `?search=salt&type=Novel&sort=name`. */
export type StoryChoice = { readonly search: string; readonly type: string | null; readonly sort: StorySort };

const longestSearch = 200;

/** Parses the choice from a URL. Unknown values are ignored. */
export function parseStoryFilters(query: URLSearchParams, types: readonly string[]): StoryChoice {
  const type = query.get('type');
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    type: type !== null && types.includes(type) ? type : null,
    sort: storySorts.find((sort) => sort === query.get('sort')) ?? 'touched',
  };
}

/** Writes a choice to the query. Leaves defaults out and other parameters unchanged. */
export function toStoryQuery(query: URLSearchParams, { search, type, sort }: StoryChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  if (search === '') next.delete('search');
  else next.set('search', search);
  if (type === null) next.delete('type');
  else next.set('type', type);
  if (sort === 'touched') next.delete('sort');
  else next.set('sort', sort);
  return next;
}

export function getStoryTypes(stories: readonly StoryModel[]): string[] {
  const types = new Set(stories.map(({ type }) => type).filter((type) => type !== null));
  return [...types].toSorted((one, other) => one.localeCompare(other));
}

function progress({ percent }: StoryModel): number {
  return percent ?? -1;
}

function byName(one: StoryModel, other: StoryModel): number {
  return one.name.localeCompare(other.name, undefined, { numeric: true, sensitivity: 'base' });
}

const orders: Readonly<Record<StorySort, (one: StoryModel, other: StoryModel) => number>> = {
  touched: byLastChange,
  name: (one, other) => byName(one, other) || one.id - other.id,
  progress: (one, other) => compareDescending(progress(one), progress(other)) || byName(one, other),
};

function isFound({ name, kind, logline, genres }: StoryModel, terms: readonly string[]): boolean {
  return matchesAll([name, kind ?? '', logline ?? '', ...genres].map(foldText), terms);
}

/** Returns the stories of the chosen type whose name, kind, logline or genres contain every word searched for. */
export function arrangeStories(stories: readonly StoryModel[], { search, type, sort }: StoryChoice): StoryModel[] {
  const terms = getSearchTerms(search);
  return stories
    .filter((story) => (type === null || story.type === type) && isFound(story, terms))
    .toSorted(orders[sort]);
}
