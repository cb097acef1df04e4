import { holdsAll, marked, rankOf, snippet, wordsOf, type Piece } from './find-match.ts';
import type { Passage } from './find-passages.ts';
import type { Place } from './find-places.ts';

/** Something that is done rather than gone to. */
export type FindAction = {
  readonly key: string;
  readonly label: string;
  readonly icon: 'new' | 'talk' | 'theme';
  readonly run: () => void;
};

/** One row of the palette. */
export type FindRow =
  | {
      readonly type: 'place';
      readonly key: string;
      readonly place: Place;
      readonly title: readonly Piece[];
      readonly detail: readonly Piece[];
    }
  | { readonly type: 'passage'; readonly key: string; readonly passage: Passage; readonly snippet: readonly Piece[] }
  | { readonly type: 'action'; readonly key: string; readonly action: FindAction }
  | { readonly type: 'more'; readonly key: string; readonly group: string; readonly count: number };

export type FindGroup = { readonly name: string; readonly rows: readonly FindRow[] };

export type FindSource = {
  readonly places: readonly Place[];
  readonly passages: readonly Passage[];
  readonly actions: readonly FindAction[];
};

const shown = { places: 3, passages: 3, actions: 2 };
/** Before anything is typed. */
const first = { places: 5, actions: 4 };
/** As many as a group ever shows. */
const most = 50;

const touched = ({ at }: Place): string => at ?? '';
const byTouch = (one: Place, other: Place): number => touched(other).localeCompare(touched(one));

/** The first rows of a group, and behind them the way to the others. */
function cut(group: string, rows: readonly FindRow[], limit: number, opened: ReadonlySet<string>): readonly FindRow[] {
  if (opened.has(group) || rows.length <= limit + 1) return rows.slice(0, most);
  return [...rows.slice(0, limit), { type: 'more', key: `more ${group}`, group, count: Math.min(most, rows.length) }];
}

function placeRows(places: readonly Place[], words: readonly string[]): readonly FindRow[] {
  return places
    .filter(({ title, detail }) => holdsAll([title, detail], words))
    .map((place) => ({ place, rank: rankOf(place.title, words) }))
    .toSorted((one, other) => one.rank - other.rank || byTouch(one.place, other.place))
    .map(({ place }) => ({
      type: 'place',
      key: place.key,
      place,
      title: marked(place.title, words),
      detail: marked(place.detail, words),
    }));
}

function passageRows(passages: readonly Passage[], words: readonly string[]): readonly FindRow[] {
  return passages
    .filter(({ text }) => holdsAll([text], words))
    .map((passage) => ({ type: 'passage', key: passage.key, passage, snippet: snippet(passage.text, words) }));
}

const groupOf = (name: string, rows: readonly FindRow[]): FindGroup[] => (rows.length === 0 ? [] : [{ name, rows }]);

/**
 * What the palette shows for what was typed: places whose name or detail hold every word, passages that do, and actions. Before
 * anything is typed: the places touched last, and the actions. `opened` are the groups of which all is shown.
 */
export function findGroups(query: string, source: FindSource, opened: ReadonlySet<string>): readonly FindGroup[] {
  const words = wordsOf(query);
  const actions = source.actions.map((action): FindRow => ({ type: 'action', key: action.key, action }));
  if (words.length === 0) {
    const last = source.places
      .filter(({ kind }) => kind !== 'scene')
      .toSorted(byTouch)
      .slice(0, first.places);
    return [...groupOf('Go to', placeRows(last, [])), ...groupOf('Actions', actions.slice(0, first.actions))];
  }
  const places = cut('Go to', placeRows(source.places, words), shown.places, opened);
  const passages = cut('In your text', passageRows(source.passages, words), shown.passages, opened);
  return [
    ...groupOf('Go to', places),
    ...groupOf('In your text', passages),
    ...groupOf('Actions', actions.slice(0, shown.actions)),
  ];
}
