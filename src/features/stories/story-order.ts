import type { StoryModel } from './story-view.ts';

/** How the list is sorted; the first is what holds without a choice. */
export const storySorts = ['touched', 'name', 'progress'] as const;

export type StorySort = (typeof storySorts)[number];

/** What the address says about the list: `?type=Novel&sort=name`. */
export type StoryChoice = { readonly type: string | null; readonly sort: StorySort };

/** Reads the choice of an address; a value that nobody knows counts as none. */
export function choiceOf(query: URLSearchParams, types: readonly string[]): StoryChoice {
  const type = query.get('type');
  return {
    type: type !== null && types.includes(type) ? type : null,
    sort: storySorts.find((sort) => sort === query.get('sort')) ?? 'touched',
  };
}

/** The address of a choice; what holds anyway is not written, anything else in the query stays. */
export function queryOf(query: URLSearchParams, { type, sort }: StoryChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  if (type === null) next.delete('type');
  else next.set('type', type);
  if (sort === 'touched') next.delete('sort');
  else next.set('sort', sort);
  return next;
}

/** The types that occur, by the alphabet. */
export function typesOf(stories: readonly StoryModel[]): string[] {
  const types = new Set(stories.map(({ type }) => type).filter((type) => type !== null));
  return [...types].toSorted((one, other) => one.localeCompare(other));
}

const touched = ({ touchedAt }: StoryModel): number => {
  const at = Date.parse(touchedAt ?? '');
  return Number.isNaN(at) ? -Infinity : at;
};

const progress = ({ percent }: StoryModel): number => (typeof percent === 'number' ? percent : -1);

/** Descending, also between two infinities. */
const down = (one: number, other: number): number => Number(other > one) - Number(other < one);

const byName = (one: StoryModel, other: StoryModel): number =>
  one.name.localeCompare(other.name, undefined, { numeric: true, sensitivity: 'base' });

const orders: Readonly<Record<StorySort, (one: StoryModel, other: StoryModel) => number>> = {
  touched: (one, other) => down(touched(one), touched(other)) || other.id - one.id,
  name: (one, other) => byName(one, other) || one.id - other.id,
  progress: (one, other) => down(progress(one), progress(other)) || byName(one, other),
};

/** The stories of the chosen type in the chosen order. */
export function arrange(stories: readonly StoryModel[], { type, sort }: StoryChoice): StoryModel[] {
  return stories.filter((story) => type === null || story.type === type).toSorted(orders[sort]);
}
